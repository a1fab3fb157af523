import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import { displayNameKey } from '../display-name-rules.ts'

export type Member = { user_id: string; display_name: string; display_image: string }

/** What a display name, or the beginning of one, is looked up by: names that look alike have one key. */
export function nameKeyOf(start: string): string {
  return displayNameKey(start)
}

/** People whose name begins so, in the order of their names; nobody whose account is about to be deleted. */
export async function findMembersByName(
  db: Db | Tx,
  { start, limit }: { start: string; limit: number },
): Promise<Member[]> {
  const key = nameKeyOf(start).replace(/[\\%_]/g, '\\$&')
  const { rows } = await sql<Member>`
    select user_id, display_name, display_image from user_account
    where name_key like ${`${key}%`} and not exists (select from leaving where leaving.user_id = user_account.user_id)
    order by name_key limit ${limit}`.execute(db)
  return rows
}

/** Holds a person's row for as long as the transaction, so that nobody is erased meanwhile; false when there is nobody, or soon. */
export async function holdMember(tx: Tx, userId: string): Promise<boolean> {
  const { rows } = await sql`
    select from user_account where user_id = ${userId}
    and not exists (select from leaving where leaving.user_id = user_account.user_id) for key share`.execute(tx)
  return rows.length > 0
}
