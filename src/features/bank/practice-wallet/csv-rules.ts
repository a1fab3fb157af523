import { plainHundredths, writeCsv } from '#lib/csv.ts'
import { bangkokDay } from '#lib/thai/bangkok-time.ts'

export type BookedMove = { made_at: Date; title: string; amount: number; balance: number }

/** The practice purse as CSV, oldest first, with the columns of a passbook. The purse lives in real days alone. */
export function writePracticeWalletCsv(moves: readonly BookedMove[]): string {
  const head = ['วันจริง', 'รายการ', 'ออก (บาทจำลอง)', 'เข้า (บาทจำลอง)', 'คงเหลือ (บาทจำลอง)']
  return writeCsv([
    head,
    ...moves.map(({ made_at, title, amount, balance }) => [
      bangkokDay(made_at),
      title,
      amount < 0 ? plainHundredths(-amount) : '',
      amount > 0 ? plainHundredths(amount) : '',
      plainHundredths(balance),
    ]),
  ])
}
