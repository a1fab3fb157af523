import { sql } from 'kysely'
import { type Db, openDb } from '#db/open.ts'
import { auditLedger } from '#features/koin/server/audit-queries.ts'
import { aPerson } from '#tests/fixtures/people.ts'
import { copyPerson, firstPerson, personId } from '../support/earn-people.ts'
import type { Ground } from '../support/ground.ts'
import { figure, type Row } from '../support/row.ts'
import { sizeOf } from '../support/toy.ts'

/** `TMPDIR=/var/tmp PEOPLE=1000000 PEOPLE_DAYS=30 npm run bench -- population` makes a million, 30 GB on disk. */
const people = Number(process.env.PEOPLE) || sizeOf(10_000, 300)
const days = Number(process.env.PEOPLE_DAYS) || sizeOf(30, 5)
/** People of one transaction: so much is lost when it fails, and so much WAL and memory it needs. */
const slice = 10_000
/** In a hundred: who is here on a day, as docs/scale.md assumes. */
const hereShare = 30
/** Far from the people that other measures make. */
const first = firstPerson + 800_000_000_000

/**
 * People with their facts, written by INSERT … SELECT in slices: accounts, wallets, and on each day of theirs the daily quiz
 * with its transfer, points, facts and learning day. The audit of the books must find nothing, and each row that a day of
 * the daily quiz adds to the ledger is there. What it took is told for a thousand people, since it grows with them.
 */
export async function measurePopulation(ground: Ground): Promise<Row[]> {
  const { app, owner } = await ground.useDatabase('population')
  const [db, asOwner] = [openDb(app, { max: 1 }), openDb(owner, { max: 1 })]
  const closing = ground.save(() => Promise.all([db.destroy(), asOwner.destroy()]))
  const model = await aPerson({ db, clock: { now: new Date() } })
  const startedAt = performance.now()
  let written = 0
  for (let from = first; from < first + people; from += slice)
    written += await writePeople(asOwner, model.id, from, Math.min(slice, first + people - from))
  const seconds = (performance.now() - startedAt) / 1000
  const auditedFrom = performance.now()
  const faults = await auditLedger(asOwner)
  if (faults.length > 0) throw new Error(faults.map(({ check, count }) => `${check}: ${count}`).join('; '))
  const audit = (performance.now() - auditedFrom) / 1000
  await proveDays(asOwner)
  const { rows } = await sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`.execute(asOwner)
  await closing()
  return [
    figure('population: people', people, ''),
    figure('population: rows', written, ''),
    figure('population: rows written', written / seconds, '/s'),
    figure('population: a thousand people with their days', (seconds * 1000) / people, 's'),
    figure('population: audit of the books', audit, 's'),
    figure('population: the database', Number(rows[0]!.bytes) / 1024 / 1024, 'MB'),
  ]
}

/** One slice in one transaction; returns how many rows were written. */
async function writePeople(db: Db, model: string, from: number, count: number): Promise<number> {
  return db.transaction().execute(async (tx) => {
    await copyPerson(tx, model, { first: from, count, isWhole: false })
    await sql`create temp table here on commit drop as
      select (${personId(0).slice(0, -1)} || n)::uuid as user_id, day::date as day,
        day::date::timestamp at time zone 'Asia/Bangkok' + interval '17 hours' + random() * interval '4 hours' as at
      from generate_series(${from}::bigint, ${from + count - 1}::bigint) as n,
        generate_series(current_date - ${days}::int, current_date - 1, interval '1 day') as day
      where abs(hashtextextended(n || ' ' || day, 0) % 100) < ${hereShare}`.execute(tx)
    let written = count
    for (const statement of statements) written += Number((await statement.execute(tx)).numAffectedRows ?? 0)
    return written
  })
}

/** A UUIDv7 of a moment, as the product makes them. */
const idOf = (at: string) =>
  sql.raw(`(lpad(to_hex((extract(epoch from ${at}) * 1000)::bigint), 12, '0') || '7'
  || substr(md5(random()::text), 1, 3) || '8' || substr(md5(random()::text), 1, 15))::uuid`)
const cause = sql`'quiz:daily:' || day`
const title = 'ควิซประจำวัน'
const skills = sql`unnest(array['saving', 'spending', 'investing']) as skill`

const statements = [
  sql`insert into daily_quiz_attempt (user_id, day, seed, answered, right_count, started_at, finished_at, counted_at)
    select user_id, day, 7, 3, 3, at, at, at from here`,
  sql`insert into daily_quiz_answer (user_id, day, position, question_id, answer, is_right, answered_at, chosen)
    select user_id, day, i, ${idOf('at')}, '{"choice": 2}', true, at, 2
    from here, generate_series(1, 3) as i`,
  sql`create temp table transfer_here on commit drop as select *, ${idOf('at')} as id from here`,
  sql`insert into ledger_transfer (user_id, currency, id, cause, title, href, made_at)
    select user_id, 'koin', id, ${cause}, ${title}, '/quiz/daily', at from transfer_here`,
  sql`insert into ledger_entry (user_id, currency, account, transfer_id, satang)
    select user_id, 'koin', account, id, satang from transfer_here,
      (values ('wallet', 300), ('reward:quiz-daily', -300)) as sides (account, satang)`,
  sql`insert into wallet (user_id, currency, satang, transfers)
    select user_id, 'koin', sum(300), count(*) from here group by user_id`,
  sql`insert into skill_point (user_id, id, cause, skill, points, title, href, made_at)
    select user_id, ${idOf('at')}, ${cause}, skill, 1, ${title}, '/quiz/daily', at from here, ${skills}`,
  sql`insert into skill_total (user_id, skill, points, gains)
    select user_id, skill, count(*), count(*) from here, ${skills} group by user_id, skill`,
  sql`insert into activity (user_id, id, cause, kind, subject_id, day, facts, happened_at)
    select user_id, ${idOf('at')}, ${cause}, 'quiz.daily-answered', day::text, day, '{"right": 3, "total": 3}', at
    from here`,
  sql`insert into learning_day (user_id, day) select user_id, day from here`,
  sql`insert into learning_month (user_id, month, days)
    select user_id, to_char(day, 'YYYY-MM'), count(*) from here group by 1, 2`,
  sql`insert into wallet (user_id, currency)
    select distinct user_id, currency from here, (values ('koin'), ('practice_baht')) as both_of (currency)
    on conflict do nothing`,
]

/** The days in each table are the same: an attempt, three answers, two entries, three points, a fact, a learning day. */
async function proveDays(db: Db): Promise<void> {
  const { rows } = await sql<Record<string, number>>`
    select (select count(*)::int from daily_quiz_attempt) as attempts,
      (select count(*)::int / 3 from daily_quiz_answer) as answers, (select count(*)::int / 2 from ledger_entry) as entries,
      (select count(*)::int / 3 from skill_point) as points, (select count(*)::int from activity) as facts,
      (select count(*)::int from learning_day) as days`.execute(db)
  const counts = Object.values(rows[0]!)
  if (counts.some((count) => count !== counts[0] || count === 0)) throw new Error(JSON.stringify(rows[0]))
}
