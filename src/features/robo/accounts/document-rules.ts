import type { DocumentBlock, DocumentTree } from '#lib/document.ts'
import { formatKoin, practiceBaht } from '#lib/money.ts'
import { bangkokDay, formatThaiDate } from '#lib/thai/bangkok-time.ts'
import type { RoboAccountDetail, RoboPlan } from './contract.ts'
import type { RoboLog } from './log-contract.ts'

/** The PDF of a plan: GET with the bearer token, `?accountId=`; a file, and so not in the contract's JSON (bank/statements). */
export const planPdfPath = '/v2/api/mutualFundAccount/planPdf'

type Paper = { account: RoboAccountDetail; plan: RoboPlan; logs: readonly RoboLog[] }

const say = (amount: number) => formatKoin(practiceBaht(amount))
const day = (at: string) => formatThaiDate(bangkokDay(new Date(at)))

/** The title and the line under it of a plan as a document. */
export function titleOfPlan({ account: { name } }: Paper, now: Date) {
  return {
    title: `แผน ${name}`,
    note: `Fund-telligenz จำลองของ Koinklass · พิมพ์วันที่ ${formatThaiDate(bangkokDay(now))} · บาทจำลองไม่ใช่เงินจริง`,
  }
}

/** A plan as a document: what it is worth, what it holds, and its newest lines, oldest first. Amounts in simulated baht. */
export function documentOfPlan({ account, plan, logs }: Paper): DocumentTree {
  const { value, put_in, withdrawn, gain, fees, holdings } = account
  return {
    type: 'doc',
    content: [
      heading('ภาพรวม'),
      table(
        'ภาพรวมของแผน',
        ['รายการ', 'บาทจำลอง'],
        [
          ['มูลค่า', say(value)],
          ['ใส่ไปทั้งหมด', say(put_in)],
          ['ถอนออกแล้ว', say(withdrawn)],
          ['กำไรหรือขาดทุน', say(gain)],
          ['ค่าธรรมเนียมที่จ่ายแล้ว', say(fees)],
          ['เป้าหมาย', say(plan.goal_amount)],
        ],
      ),
      heading('ถืออะไรอยู่'),
      ...(holdings.length > 0 ? [holdingsOf(holdings)] : [paragraph('ยังไม่มีหน่วยกองทุน')]),
      heading('รายการ'),
      ...(logs.length > 0 ? tablesOf(logs) : [paragraph('ยังไม่มีรายการ')]),
    ],
  }
}

function holdingsOf(holdings: RoboAccountDetail['holdings']): DocumentBlock {
  return table(
    'กองทุนในแผน',
    ['กองทุน', 'มูลค่า รวมคำสั่งซื้อ', 'กำไรหรือขาดทุน'],
    holdings.map(({ name, value, in_orders: inOrders, gain }) => [name, say(value + inOrders), say(gain)]),
  )
}

/** Rows of one table: a document yields between its blocks while it is set. */
const maxRows = 30
/** The newest lines of one PDF, as of a passbook. */
const maxLines = 500

function tablesOf(logs: readonly RoboLog[]): DocumentBlock[] {
  const all = logs
    .toReversed()
    .flatMap(({ at, title, amount, orders }) => [
      [day(at), title, amount === null ? '' : say(amount)],
      ...orders.map(({ code, kind, state, amount: paid, proceeds }) => [
        '',
        `${state === 'cancelled' ? 'ยกเลิกแล้ว' : kind === 'buy' ? 'ซื้อ' : 'ขาย'} ${code}`,
        (proceeds ?? paid) === null ? '' : say((proceeds ?? paid)!),
      ]),
    ])
  const rows = all.slice(-maxLines)
  return Array.from({ length: Math.ceil(rows.length / maxRows) }, (_, nth) =>
    table(
      nth === 0 ? 'รายการของแผน' : 'รายการของแผน (ต่อ)',
      ['วันที่ทำ', 'รายการ', 'บาทจำลอง'],
      rows.slice(nth * maxRows, (nth + 1) * maxRows),
    ),
  )
}

function table(caption: string, head: string[], rows: string[][]): DocumentBlock {
  return { type: 'table', attrs: { caption, head, rows } }
}

function heading(text: string): DocumentBlock {
  return { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text }] }
}

function paragraph(text: string): DocumentBlock {
  return { type: 'paragraph', content: [{ type: 'text', text }] }
}
