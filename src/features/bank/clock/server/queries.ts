import type { Db, Tx } from '#db/open.ts'
import type { BankClock } from '../clock-rules.ts'

/** The bank clock, with a change that has not begun yet. */
export async function readBankClock(db: Db | Tx): Promise<BankClock> {
  return db.selectFrom('bank_clock').select(['month', 'starts_on', 'days_per_month']).orderBy('month').execute()
}
