import { plainHundredths, writeCsv } from '#lib/csv.ts'
import { bangkokDay } from '#lib/thai/bangkok-time.ts'
import { sayBankDay } from '../clock/time-text-rules.ts'
import type { MonthStatement, PassbookLine } from './contract.ts'

const head = ['วันจริง', 'วันของธนาคาร', 'รายการ', 'ออก', 'เข้า', 'คงเหลือ']

/** A passbook as CSV, oldest first. Withdrawals and deposits have columns of their own, so that no cell begins with a minus. */
export function writePassbookCsv(lines: readonly PassbookLine[]): string {
  return writeCsv([head, ...lines.map(cellsOf)])
}

/** A month's statement as CSV: the lines of all accounts, each with the account's name before it. */
export function writeStatementCsv({ accounts }: Pick<MonthStatement, 'accounts'>): string {
  const rows = accounts.flatMap(({ name, lines }) => lines.map((line) => [name, ...cellsOf(line)]))
  return writeCsv([['บัญชี', ...head], ...rows])
}

function cellsOf({ when, text, amount, balance }: PassbookLine): string[] {
  return [
    bangkokDay(new Date(when.at)),
    sayBankDay(when.day),
    text,
    amount < 0 ? plainHundredths(-amount) : '',
    amount > 0 ? plainHundredths(amount) : '',
    plainHundredths(balance),
  ]
}
