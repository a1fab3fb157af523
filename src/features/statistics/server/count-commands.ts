import { sql } from 'kysely'
import type { Tx } from '#db/open.ts'
import { firstIdAt } from '#lib/server/new-id.ts'
import { addDays, startOfBangkokDay, weekday } from '#lib/thai/bangkok-time.ts'
import { actDays, funnelWeeks, spans, stayedDays, stayedWithin } from '../count-rules.ts'
import { ageBandOf } from './age-band-queries.ts'

/**
 * Counts a finished Bangkok day; on a Sunday its week too. It replaces what was counted before, so a repetition changes
 * nothing. It has a minute per statement: at a million people a day reads some millions of rows.
 */
export async function countDay(tx: Tx, day: string): Promise<void> {
  await sql`set local statement_timeout = '60s'`.execute(tx)
  // One run at a time: a day's rows are replaced.
  await sql`select pg_advisory_xact_lock(hashtext('count-statistics'))`.execute(tx)
  for (const span of spans) await countPeople(tx, day, span)
  await countKoin(tx, day)
  if (weekday(day) !== 7) return
  const week = addDays(day, -6)
  await countCohorts(tx, week)
  await countFunnels(tx, week)
  await countActs(tx, day)
}

async function countPeople(tx: Tx, day: string, span: number): Promise<void> {
  await sql`delete from people_count where day = ${day} and span = ${span}`.execute(tx)
  await sql`
    with learner as materialized (
      select distinct user_id from learning_day where day between ${addDays(day, 1 - span)}::date and ${day}::date
    ), person as (
      select ${ageBandOf(day)} as band, u.province from learner left join user_account u using (user_id)
    )
    insert into people_count (day, span, dimension, part, people)
    select ${day}, ${span},
      case when grouping(band) = 0 then 'age' when grouping(province) = 0 then 'province' else 'all' end,
      coalesce(band, province, ''), count(*)
    from person group by grouping sets ((), (band), (province))`.execute(tx)
}

/** The ledger's ids carry the time, so a day is a range of them. */
async function countKoin(tx: Tx, day: string): Promise<void> {
  const [from, to] = [day, addDays(day, 1)].map((one) => firstIdAt(startOfBangkokDay(one)))
  await sql`delete from koin_count where day = ${day}`.execute(tx)
  await sql`
    insert into koin_count (day, account, satang)
    select ${day}, account, sum(satang) from ledger_entry
    where currency = 'koin' and transfer_id >= ${from}::uuid and transfer_id < ${to}::uuid
    group by account`.execute(tx)
}

/** The ids of activities carry the time, like the ledger's. */
async function countActs(tx: Tx, sunday: string): Promise<void> {
  const [from, to] = [addDays(sunday, 1 - actDays), addDays(sunday, 1)].map((one) => firstIdAt(startOfBangkokDay(one)))
  await sql`delete from act_count where day = ${sunday}`.execute(tx)
  await sql`
    insert into act_count (day, kind, people, acts)
    select ${sunday}, coalesce(kind, ''), count(distinct user_id), count(*) from activity
    where id >= ${from}::uuid and id < ${to}::uuid
    group by grouping sets ((kind), ()) having count(*) > 0`.execute(tx)
}

const joinedWeek = sql`date_trunc('week', u.made_at at time zone 'Asia/Bangkok')::date`

async function countCohorts(tx: Tx, week: string): Promise<void> {
  await sql`
    insert into cohort_count (joined_week, weeks_after, people)
    select joined_week, (${week}::date - joined_week) / 7, count(*) from (
      select ${joinedWeek} as joined_week from user_account u
      where exists (select from learning_day l where l.user_id = u.user_id
        and l.day between ${week}::date and ${week}::date + 6)
    ) p
    where joined_week between ${week}::date - 52 * 7 and ${week}::date
    group by joined_week
    on conflict (joined_week, weeks_after) do update set people = excluded.people`.execute(tx)
}

/** The size of a cohort stays as it was first counted: people who leave later were in it. */
async function countFunnels(tx: Tx, week: string): Promise<void> {
  await sql`
    with member as materialized (
      select u.user_id, ${joinedWeek} as joined_week, u.verified_at is not null as is_verified,
        (u.made_at at time zone 'Asia/Bangkok')::date as joined_on
      from user_account u
      where ${joinedWeek} between ${week}::date - ${7 * (funnelWeeks - 1)}::int and ${week}::date
    ), reached as (
      select m.*, l.days, l.first_days, g.state as guardian from member m
      left join guardian g using (user_id)
      cross join lateral (
        select count(*) as days, count(*) filter (where day < m.joined_on + ${stayedWithin}::int) as first_days
        from learning_day l where l.user_id = m.user_id and l.day <= ${week}::date + 6
      ) l
    )
    insert into funnel_count (joined_week, step, people)
    select joined_week, step, people from (
      select joined_week, count(*) as joined, count(*) filter (where is_verified) as verified,
        count(*) filter (where days > 0) as learned, count(*) filter (where first_days >= ${stayedDays}) as stayed,
        count(guardian) as asked, count(*) filter (where guardian = 'allowed') as allowed
      from reached group by joined_week
    ) w, lateral (values ('joined', joined), ('verified', verified), ('learned', learned), ('stayed', stayed),
      ('guardian_asked', asked), ('guardian_allowed', allowed)) s (step, people)
    on conflict (joined_week, step) do update set people = excluded.people where funnel_count.step <> 'joined'`.execute(
    tx,
  )
}
