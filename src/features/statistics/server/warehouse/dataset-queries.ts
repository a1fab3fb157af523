import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import { firstIdAt, momentOfId } from '#lib/server/new-id.ts'
import { addDays, startOfBangkokDay } from '#lib/thai/bangkok-time.ts'
import type { Dataset, Row } from '../../dataset-rules.ts'
import { ageBandOf } from '../age-band-queries.ts'

/** Rows that are read, encoded and written at a time; small enough that no other request waits for it. */
const batchSize = 2_000

const endOf = (day: string) => startOfBangkokDay(addDays(day, 1))

/** The people of today, as they are at the end of `day`; those who joined later are left out. */
const people = (day: string) => sql`
  select u.user_id, ${day}::date as as_of, (u.made_at at time zone 'Asia/Bangkok')::date as joined_on,
    ${ageBandOf(day)} as age_band, u.province, u.verified_at is not null as is_verified, g.state as guardian
  from user_account u left join guardian g using (user_id) where u.made_at < ${endOf(day)} order by u.user_id`

const learningDays = (day: string) => sql`select user_id, day from learning_day where day = ${day} order by user_id`

/** An activity is of the day on which it was recorded; the day that it counts for may be the one before. */
const activities = (day: string) => sql`
  select user_id, kind, subject_id, day, happened_at, facts from activity
  where id >= ${firstIdAt(startOfBangkokDay(day))}::uuid and id < ${firstIdAt(endOf(day))}::uuid order by id`

const ledgerEntries = (day: string) => sql`
  select user_id, transfer_id as transfer, currency, account, satang from ledger_entry
  where transfer_id >= ${firstIdAt(startOfBangkokDay(day))}::uuid and transfer_id < ${firstIdAt(endOf(day))}::uuid
  order by transfer_id, account`

const readers: Record<Dataset, (day: string) => RawBuilder<unknown>> = {
  person: people,
  learning_day: learningDays,
  activity: activities,
  ledger_entry: ledgerEntries,
}

type Stored = Row & { user_id: string }

/**
 * The rows of a dataset for a Bangkok day, in batches, under the pseudonyms of their people. Every call in a transaction of
 * the level `repeatable read` reads the same rows.
 */
export async function* readDataset(
  tx: Tx,
  { dataset, day, pseudonym }: { dataset: Dataset; day: string; pseudonym: (userId: string) => string },
): AsyncGenerator<Row[]> {
  await sql`declare dataset_rows no scroll cursor for ${readers[dataset](day)}`.execute(tx)
  while (true) {
    const { rows } = await sql<Stored>`fetch ${sql.lit(batchSize)} from dataset_rows`.execute(tx)
    if (rows.length === 0) break
    yield rows.map(({ user_id: userId, ...row }) => ({
      person: pseudonym(userId),
      ...row,
      ...(dataset === 'ledger_entry' && { moved_at: momentOfId(String(row.transfer)) }),
    }))
  }
  await sql`close dataset_rows`.execute(tx)
}

/** What the desk tells of the warehouse. */
export type WrittenDays = {
  /** The first and the last written day, and how many there are. */
  first: string | null
  last: string | null
  days: number
  rows: { learning_day: number; activity: number; ledger_entry: number } | null
  writtenAt: Date | null
}

/** The written days, and the rows of the last one. */
export async function readWrittenDays(db: Db): Promise<WrittenDays> {
  const all = await db
    .selectFrom('warehouse_day')
    .select((q) => [q.fn.min('day').as('first'), q.fn.countAll<number>().as('days')])
    .executeTakeFirstOrThrow()
  const last = await db.selectFrom('warehouse_day').selectAll().orderBy('day', 'desc').limit(1).executeTakeFirst()
  return {
    first: all.first,
    last: last?.day ?? null,
    days: Number(all.days),
    rows: last
      ? {
          learning_day: Number(last.learning_days),
          activity: Number(last.activities),
          ledger_entry: Number(last.ledger_entries),
        }
      : null,
    writtenAt: last?.written_at ?? null,
  }
}

/** Finished days from `first` to `last` that have no files, oldest first, at most `limit`. */
export async function readMissingDays(db: Db, { first, last, limit }: { first: string; last: string; limit: number }) {
  const { rows } = await sql<{ day: string }>`
    select d::date as day from generate_series(${first}::date, ${last}::date, '1 day') d
    where not exists (select from warehouse_day w where w.day = d::date) order by 1 limit ${limit}`.execute(db)
  return rows.map(({ day }) => day)
}
