import { plainHundredths, writeCsv } from '#lib/csv.ts'
import { bangkokDay } from '#lib/thai/bangkok-time.ts'
import type { RoboLog } from './log-contract.ts'

const head = [
  'วันที่ทำ',
  'รายการ',
  'จำนวน (บาทจำลอง)',
  'กองทุน',
  'ซื้อหรือขาย',
  'วันของราคา',
  'ราคาต่อหน่วย',
  'หน่วย',
  'จ่าย (บาทจำลอง)',
  'ค่าธรรมเนียมในนั้น',
  'รับ (บาทจำลอง)',
]

const inUnits = (count: number | null) => (count === null ? '' : (count / 10_000).toFixed(4))
const inBaht = (amount: number | null) => (amount === null ? '' : plainHundredths(amount))

/** The log of a plan as CSV, oldest first: a line for each order; what made no order is a line of its own. Days are real. */
export function writePlanCsv(logs: readonly RoboLog[]): string {
  const rows = logs.toReversed().flatMap(({ at, title, amount, orders }) => {
    const what = [bangkokDay(new Date(at)), title, inBaht(amount)]
    if (orders.length === 0) return [[...what, '', '', '', '', '', '', '', '']]
    return orders.map(({ code, kind, state, trade_on, nav, units, amount: paid, fee, proceeds }) => [
      ...what,
      code,
      state === 'cancelled' ? 'ยกเลิกแล้ว' : kind === 'buy' ? 'ซื้อ' : 'ขาย',
      trade_on,
      inUnits(nav),
      inUnits(units),
      kind === 'buy' ? inBaht(paid) : '',
      inBaht(fee),
      inBaht(proceeds),
    ])
  })
  return writeCsv([head, ...rows])
}
