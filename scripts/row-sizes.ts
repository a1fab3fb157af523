// `node scripts/row-sizes.ts`: what a person's day adds to the database, measured on a scratch PostgreSQL. The rows are as
// long as the product's; of each person they come day by day, among those of others, as in life. docs/scale.md uses it.
import fs from 'node:fs'
import pg from 'pg'
import { startPostgres } from '#db/embedded.ts'
import { migrate } from '#db/migrate.ts'
import { prepareDatabase } from '#db/roles.ts'
import { makeScratchDir } from '#db/scratch-dir.ts'

const persons = 1_000
const days = 20

/** The rows of a day with the daily quiz and one article: each part as often as the day has it, by `i`. */
const reward = `'quiz:daily:' || day || ':' || i`
const titleOfReward = `'ควิซประจำวัน 28 พ.ย. 2569'`
const parts = [
  [
    'daily_quiz_attempt',
    1,
    `(user_id, day, seed, answered, right_count, started_at, finished_at, result, question_ids)
    select person, day, 7, 3, 2, at, at, '{"koin": 300, "points": 6, "right": 2, "learning_day": true}', array[id(at), id(at), id(at)]`,
  ],
  [
    'daily_quiz_answer',
    3,
    `(user_id, day, position, question_id, answer, is_right, answered_at, chosen)
    select person, day, i, id(at), '{"choice": 2}', true, at, 2`,
  ],
  [
    'ledger_transfer',
    2,
    `(user_id, currency, id, cause, title, href, made_at)
    select person, 'koin', md5(person::text || day || i)::uuid, ${reward}, ${titleOfReward}, '/quiz/daily', at`,
  ],
  [
    'ledger_entry',
    2,
    `(user_id, currency, account, transfer_id, satang)
    select person, 'koin', account, md5(person::text || day || i)::uuid, satang from
      (select *, unnest(array['wallet', 'reward:quiz']) as account, unnest(array[300, -300]) as satang`,
  ],
  [
    'skill_point',
    3,
    `(user_id, id, cause, skill, points, title, href, made_at)
    select person, id(at), ${reward}, 'saving', 2, ${titleOfReward}, '/quiz/daily', at`,
  ],
  [
    'activity',
    2,
    `(user_id, id, cause, kind, subject_id, day, facts, happened_at)
    select person, id(at), ${reward}, 'quiz.daily-answered', day::text, day, '{"right": 2, "total": 3}', at`,
  ],
  [
    'idempotency_key',
    5,
    `(user_id, key, fingerprint, reply, made_at)
    select person, gen_random_uuid()::text, md5(day::text) || 'aaaaaaaaaaa', '{"is_right": true, "right_count": 2, "explanation": "ออมก่อนใช้ คือกันเงินไว้ตั้งแต่วันที่ได้รับ"}', at`,
  ],
  ['learning_day', 1, '(user_id, day) select person, day'],
] as const

/** UUIDv7 of a moment, as the product makes them. */
const idFunction = `create function id(at timestamptz) returns uuid language sql volatile as $$
  select (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7' || substr(md5(random()::text), 1, 3)
    || '8' || substr(md5(random()::text), 1, 15))::uuid $$`

const dir = makeScratchDir('koinklass-rows')
try {
  const postgres = await startPostgres(dir, { durable: false })
  try {
    const { owner } = await prepareDatabase(postgres, 'rows')
    await migrate(owner)
    await measure(owner)
  } finally {
    await postgres.stop()
  }
} finally {
  fs.rmSync(dir, { recursive: true })
}

async function measure(url: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  await client.query(
    `${idFunction}; create temp table people as select gen_random_uuid() as person from generate_series(1, ${persons})`,
  )
  await client.query('checkpoint').catch(() => {})
  const walFrom = await read(client, `select pg_current_wal_insert_lsn() - '0/0'::pg_lsn as value`)
  for (let day = 0; day < days; day++)
    for (const [table, times, text] of parts) {
      const source = `(select person, date '2026-11-01' + ${day} as day, timestamptz '2026-11-01 09:00+00' + ${day} * interval '1 day'
        + random() * interval '12 hours' as at, i from people, generate_series(1, ${times}) as i order by random()) as rows`
      // The innermost query of a part ends before its source.
      await client.query(`insert into ${table} ${text} from ${source}${text.includes('from\n') ? ') as lines' : ''}`)
    }
  const wal = (await read(client, `select pg_current_wal_insert_lsn() - '0/0'::pg_lsn as value`)) - walFrom
  const count = persons * days
  let sum = 0
  for (const [table, times] of parts) {
    await client.query(`vacuum ${table}`)
    const heap = await read(client, sizeOf('pg_table_size', table))
    const indexes = await read(client, sizeOf('pg_indexes_size', table))
    const rows = await read(client, `select count(*) as value from ${table}`)
    sum += heap + indexes
    console.log(
      `${table}: ${rows / count} rows a day of ${Math.round(heap / rows)} + ${Math.round(indexes / rows)} B (${times})`,
    )
  }
  console.log(
    `a day of a person: ${Math.round(sum / count)} B of tables and indexes, ${Math.round(wal / count)} B of WAL`,
  )
  await client.end()
}

/** A size of a table with its months; of a table that has none, pg_partition_tree knows nothing. */
function sizeOf(measure: string, table: string): string {
  return `select coalesce((select sum(${measure}(relid)) from pg_partition_tree('${table}')), ${measure}('${table}')) as value`
}

async function read(client: pg.Client, text: string): Promise<number> {
  return Number((await client.query<{ value: string }>(text)).rows[0]!.value)
}
