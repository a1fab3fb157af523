import { writeCsv } from '#lib/csv.ts'
import { bangkokDay } from '#lib/thai/bangkok-time.ts'
import { sayBankDay } from '../clock/time-text-rules.ts'
import type { PassbookLine } from './contract.ts'

/** Hundredths with two decimals and a plain minus sign, which spreadsheets read as a number: −123450 → '-1234.50'. */
function plainAmount(amount: number): string {
  const digits = String(Math.abs(amount)).padStart(3, '0')
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** A passbook as CSV, oldest first. Withdrawals and deposits have columns of their own, so that no cell begins with a minus. */
export function writePassbookCsv(lines: readonly PassbookLine[]): string {
  const head = ['วันจริง', 'วันของธนาคาร', 'รายการ', 'ออก', 'เข้า', 'คงเหลือ']
  return writeCsv([
    head,
    ...lines.map(({ when, text, amount, balance }) => [
      bangkokDay(new Date(when.at)),
      sayBankDay(when.day),
      text,
      amount < 0 ? plainAmount(-amount) : '',
      amount > 0 ? plainAmount(amount) : '',
      plainAmount(balance),
    ]),
  ])
}
