import { sql } from 'kysely'
import type { Db } from '#db/open.ts'
import { addDays, bangkokDay } from '#lib/thai/bangkok-time.ts'
import { type Group, retentionWeeks } from '../count-rules.ts'
import { ownAccounts } from '../report-rules.ts'

/** The last counted day; null when nothing is counted yet. */
export async function readLastCounted(db: Db): Promise<string | null> {
  const row = await db
    .selectFrom('people_count')
    .select((q) => q.fn.max('day').as('day'))
    .executeTakeFirst()
  return row?.day ?? null
}

/** The Bangkok day of the first account; null when there is none. */
export async function readFirstDay(db: Db): Promise<string | null> {
  const row = await db
    .selectFrom('user_account')
    .select((q) => q.fn.min('made_at').as('at'))
    .executeTakeFirst()
  return row?.at ? bangkokDay(row.at) : null
}

/** A day with its learners of that day, of 7 and of 28 days, from `from` to `to`. */
export async function readActive(db: Db, { from, to }: { from: string; to: string }) {
  const { rows } = await sql<{ day: string; d1: number; d7: number; d28: number }>`
    select day, coalesce(max(people) filter (where span = 1), 0) as d1,
      coalesce(max(people) filter (where span = 7), 0) as d7, coalesce(max(people) filter (where span = 28), 0) as d28
    from people_count where dimension = 'all' and day between ${from} and ${to} group by day order by day`.execute(db)
  return rows
}

/** The learners of the 28 days that end with `day`, by age band or province. */
export async function readGroups(db: Db, day: string, dimension: 'age' | 'province'): Promise<Group[]> {
  return db
    .selectFrom('people_count')
    .select(['part', 'people'])
    .where('day', '=', day)
    .where('span', '=', 28)
    .where('dimension', '=', dimension)
    .execute()
}

/** The last cohorts whose week is counted, newest first, each with its steps and its weeks so far. */
export async function readCohorts(db: Db, lastWeek: string) {
  const from = addDays(lastWeek, -7 * (retentionWeeks - 1))
  const { rows } = await sql<{ joined_week: string; steps: Record<string, number>; weeks: Record<string, number> }>`
    select joined_week, jsonb_object_agg(step, people) as steps,
      coalesce((select jsonb_object_agg(weeks_after, people) from cohort_count c
        where c.joined_week = f.joined_week), '{}') as weeks
    from funnel_count f where joined_week between ${from} and ${lastWeek}
    group by joined_week order by joined_week desc`.execute(db)
  return rows
}

/** What moved on each account of the koin ledger from `from` to `to`, by day. */
export async function readKoinDays(db: Db, { from, to }: { from: string; to: string }) {
  return db
    .selectFrom('koin_count')
    .select(['day', 'account', 'satang'])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('day')
    .execute()
}

/** Koin that people have, in wallets and deposits, at the end of `day`, in hundredths. */
export async function readSupply(db: Db, day: string): Promise<number> {
  const { rows } = await sql<{ satang: number }>`
    select coalesce(sum(satang), 0)::bigint as satang from koin_count where account = any(${ownAccounts}::text[]) and day <= ${day}`.execute(
    db,
  )
  return Number(rows[0]!.satang)
}

/** What people did in the days that end with the last Sunday up to `day`, most people first; `all` is everybody. */
export async function readActs(db: Db, day: string) {
  const { rows } = await sql<{ day: string; kind: string; people: number; acts: number }>`
    select day, kind, people, acts::int as acts from act_count
    where day = (select max(day) from act_count where day <= ${day}) order by people desc, kind`.execute(db)
  const all = rows.find(({ kind }) => kind === '')
  return all ? { to: all.day, all: all.people, kinds: rows.filter(({ kind }) => kind !== '') } : null
}
