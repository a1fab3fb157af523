import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import { koin } from '#lib/money.ts'
import type { Pace } from '../contract.ts'
import { daysUntil, paceDays, weekOf } from '../pace-rules.ts'

/** What somebody earned lately, read once and asked for any price. */
export type Earnings = { earned: number; memberSince: Date; now: Date }

/**
 * What a person earned in the past four weeks, in hundredths: rewards and interest, never refunds or gifts of staff. It is
 * read from the lines of the books, whose system side is negative.
 */
export async function readEarnings(db: Db | Tx, userId: string, now: Date): Promise<Earnings> {
  const since = new Date(now.getTime() - paceDays * 24 * 3_600_000)
  const { rows } = await sql<{ earned: number; made_at: Date | null }>`
    select
      (select coalesce(-sum(line.satang), 0)::int8 from ledger_entry as line
       join ledger_transfer as transfer on transfer.user_id = line.user_id and transfer.currency = line.currency
         and transfer.id = line.transfer_id
       where line.user_id = ${userId} and line.currency = 'koin'
         and (line.account like 'reward:%' or line.account = 'interest_expense')
         and transfer.made_at > ${since}) as earned,
      (select made_at from user_account where user_id = ${userId}) as made_at`.execute(db)
  const { earned, made_at } = rows[0]!
  return { earned: Math.max(0, Number(earned)), memberSince: made_at ?? now, now }
}

/** The pace of earnings towards an amount that is missing. */
export function paceOf(earnings: Earnings, missing: number): Pace {
  return { week: koin(weekOf(earnings)), days: daysUntil(missing, earnings) }
}
