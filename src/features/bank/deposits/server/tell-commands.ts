import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import { type NewNotice, notifyMany } from '#features/notifications/server/notice-commands.ts'
import { bangkokDay } from '#lib/thai/bangkok-time.ts'
import { readBankClock } from '../../clock/server/queries.ts'
import { listBankRates } from '../../rates/server/queries.ts'
import { clockComing, rateComing } from './notices.ts'

/**
 * Tells people of rates and clocks that are announced and have not begun: of a rate of a fixed deposit those whose deposit of
 * that term rolls over, of a clock everybody with an open deposit. Everybody else reads them on the page of the terms. A notice
 * is sent once a person, so a run that died is simply done again.
 */
export async function tellBankChanges(db: Db, now: Date): Promise<void> {
  const today = bangkokDay(now)
  for (const { key, rate, starts_on: day } of await listBankRates(db)) {
    const term = Number(/^fixed-(\d+)$/.exec(key)?.[1] ?? 0)
    if (day <= today || term === 0) continue
    const which = sql`select user_id from fixed_deposit where state = 'open' and at_maturity = 'rollover' and term = ${term}`
    await tellEach(db, which, (userId) => ({
      userId,
      kind: rateComing,
      facts: { term, rate, day },
      cause: `bank:rate:${key}:${day}`,
      now,
    }))
  }
  for (const { month, starts_on: day, days_per_month: days } of await readBankClock(db)) {
    if (day <= today) continue
    const which = sql`
      select user_id from fixed_deposit where state = 'open'
      union select user_id from thaweesup where state in ('open', 'stopped')`
    await tellEach(db, which, (userId) => ({
      userId,
      kind: clockComing,
      facts: { days, day },
      cause: `bank:clock:${month}:${days}`,
      now,
    }))
  }
}

const batch = 1_000

async function tellEach<Facts>(
  db: Db,
  which: ReturnType<typeof sql>,
  noticeFor: (userId: string) => NewNotice<Facts>,
): Promise<void> {
  for (let after: string | null = null; ; ) {
    const ids: string[] = await db.transaction().execute(async (tx: Tx) => {
      const { rows } = await sql<{ user_id: string }>`
        select distinct user_id from (${which}) as owner
        where ${after}::uuid is null or user_id > ${after}::uuid order by user_id limit ${batch}`.execute(tx)
      await notifyMany(
        tx,
        rows.map(({ user_id }) => noticeFor(user_id)),
      )
      return rows.map(({ user_id }) => user_id)
    })
    if (ids.length < batch) return
    after = ids.at(-1)!
  }
}
