import { sql } from 'kysely'
import type { Db } from '#db/open.ts'
import { addDays } from '#lib/thai/bangkok-time.ts'
import { learnersOfPage } from '../learners-contract.ts'

type Span = { day: string; span: number; after: string | null }

/** A page of those who learned in the `span` days that end with `day`, by id; accounts that are gone have no row. */
export async function readLearners(db: Db, { day, span, after }: Span) {
  const { rows } = await sql<{ id: string; display_name: string }>`
    select u.user_id as id, u.display_name from user_account u
    where (${after}::uuid is null or u.user_id > ${after}::uuid) and exists (
      select from learning_day l
      where l.user_id = u.user_id and l.day between ${addDays(day, 1 - span)}::date and ${day}::date)
    order by u.user_id limit ${learnersOfPage + 1}`.execute(db)
  const items = rows.slice(0, learnersOfPage)
  return { items, next: rows.length > learnersOfPage ? items.at(-1)!.id : null }
}
