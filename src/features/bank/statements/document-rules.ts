import type { DocumentBlock, DocumentTree } from '#lib/document.ts'
import { formatKoin, koin } from '#lib/money.ts'
import { bangkokDay, formatThaiDate } from '#lib/thai/bangkok-time.ts'
import { sayBankDay, sayBankMonth } from '../clock/time-text-rules.ts'
import type { MonthAccount, MonthStatement, PassbookLine } from './contract.ts'

const realDay = (at: Date) => formatThaiDate(bangkokDay(at))
const notMoney = 'koin ไม่ใช่เงินจริง'

/** The title and the line under it of a month's statement as a document. */
export function titleOfStatement({ month, from, until }: Pick<MonthStatement, 'month' | 'from' | 'until'>) {
  const last = new Date(Date.parse(until.at) - 1)
  return {
    title: `ใบสรุปบัญชี ${sayBankMonth(month)} ของธนาคาร`,
    note: `ธนาคารจำลองของ Koinklass · วันจริง ${realDay(new Date(from.at))} ถึง ${realDay(last)} · ${notMoney}`,
  }
}

/** A month's statement as a document: what happened in words, then each account with its lines. */
export function documentOf({ accounts, sentences }: MonthStatement): DocumentTree {
  const content = [
    heading('เดือนนี้เกิดอะไรขึ้น'),
    ...sentences.map(paragraph),
    ...accounts.flatMap((account) => [heading(account.name), paragraph(summaryOf(account)), ...tableOf(account)]),
  ]
  return { type: 'doc', content }
}

type Passbook = { name: string; lines: readonly PassbookLine[]; now: Date }

/** The title and the line under it of a passbook as a document. */
export function titleOfPassbook({ name, now }: Omit<Passbook, 'lines'>) {
  return {
    title: `สมุดบัญชี ${name}`,
    note: `ธนาคารจำลองของ Koinklass · พิมพ์วันที่ ${realDay(now)} · ${notMoney}`,
  }
}

/** A passbook's lines, oldest first, as a document with a part for each month of the bank. */
export function documentOfPassbook({ name, lines }: Omit<Passbook, 'now'>): DocumentTree {
  const months = [...Map.groupBy(lines, ({ when }) => when.day.slice(0, 7))]
  const first = lines[0]
  const content = [
    ...(first ? [paragraph(spanOf(first, lines.at(-1)!))] : [paragraph('ยังไม่มีรายการ')]),
    ...months.flatMap(([month, ofMonth]) => [
      heading(`${sayBankMonth(month)} ของธนาคาร`),
      ...tableOf({ name, lines: ofMonth }),
    ]),
  ]
  return { type: 'doc', content }
}

function spanOf(first: PassbookLine, last: PassbookLine): string {
  const before = koin(first.balance - first.amount)
  const [from, until] = [realDay(new Date(first.when.at)), realDay(new Date(last.when.at))]
  return `วันจริง ${from} ถึง ${until} ยกมา ${formatKoin(before)} คงเหลือ ${formatKoin(last.balance)} koin`
}

function summaryOf({ before, in: put, out, interest, tax, after }: MonthAccount): string {
  const say = formatKoin
  return `ยกมา ${say(before)} เข้า ${say(put)} ออก ${say(out)} ดอกเบี้ย ${say(interest)} ภาษี ${say(tax)} คงเหลือ ${say(after)} koin`
}

/** Rows of one table: a document yields between its blocks while it is set. */
const maxRows = 30

function tableOf({ name, lines }: Pick<MonthAccount, 'name' | 'lines'>): DocumentBlock[] {
  if (lines.length === 0) return [paragraph('ไม่มีรายการในเดือนนี้')]
  const caption = `รายการของ${name}`
  const tables = Math.ceil(lines.length / maxRows)
  return Array.from({ length: tables }, (_, nth) =>
    tableOfLines(nth === 0 ? caption : `${caption} (ต่อ)`, lines.slice(nth * maxRows, (nth + 1) * maxRows)),
  )
}

function tableOfLines(caption: string, lines: readonly PassbookLine[]): DocumentBlock {
  const rows = lines.map(({ when, text, amount, balance }) => [
    `${realDay(new Date(when.at))}\n${sayBankDay(when.day)}`,
    text,
    formatKoin(amount),
    formatKoin(balance),
  ])
  return { type: 'table', attrs: { caption, head: ['วันจริง\nวันของธนาคาร', 'รายการ', 'จำนวน', 'คงเหลือ'], rows } }
}

function heading(text: string): DocumentBlock {
  return { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text }] }
}

function paragraph(text: string): DocumentBlock {
  return { type: 'paragraph', content: [{ type: 'text', text }] }
}
