import type { Db, Tx } from '#db/open.ts'
import type { BankClock, StaffClockPart } from '../clock-rules.ts'

/** The bank clock, with a change that has not begun yet. */
export async function readBankClock(db: Db | Tx): Promise<BankClock> {
  return db.selectFrom('bank_clock').select(['month', 'starts_on', 'days_per_month']).orderBy('month').execute()
}

/** The parts of the clock with the members of staff who proposed and decided them. */
export async function readStaffClock(db: Db | Tx): Promise<StaffClockPart[]> {
  return db
    .selectFrom('bank_clock')
    .select(['month', 'starts_on', 'days_per_month', 'made_by', 'decided_by'])
    .orderBy('month')
    .execute()
}

/** How many real days the bank's coming months last: a change that was announced counts already. */
export async function readMonthLength(db: Db | Tx): Promise<number> {
  return (await readBankClock(db)).at(-1)!.days_per_month
}
