import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import { displayNameKey, faultOfDisplayName, type NameFault } from '../display-name-rules.ts'

export type Member = { user_id: string; display_name: string; display_image: string }

/** The search key of a display name or its prefix: names that look alike have the same key. */
export function nameKeyOf(start: string): string {
  return displayNameKey(start)
}

/** Why a shown name such as an alias is not allowed; null when it is. */
export function faultOfName(name: string): NameFault | null {
  return faultOfDisplayName(name)
}

/** Members by a prefix of their name, sorted by name, without accounts scheduled for deletion. */
export async function findMembersByName(
  db: Db | Tx,
  { start, limit }: { start: string; limit: number },
): Promise<Member[]> {
  const key = nameKeyOf(start).replace(/[\\%_]/g, '\\$&')
  const { rows } = await sql<Member>`
    select user_id, display_name, display_image || worn as display_image from user_account
    where name_key like ${`${key}%`} and not exists (select from leaving where leaving.user_id = user_account.user_id)
    order by name_key limit ${limit}`.execute(db)
  return rows
}

/**
 * A subquery of the user_id of those whose e-mail or name begins with `start`, in any case; at most `limit` by e-mail
 * and as many by name. A prefix is read as a range up to the highest code point, which the unique indexes serve.
 */
export function idsByEmailOrName(start: string, limit: number): RawBuilder<string> {
  const [key, nameKey] = [start.toLowerCase(), nameKeyOf(start)]
  const end = (from: string) => `${from}\u{10ffff}`
  return sql<string>`
    (select user_id from user_account where email_key >= ${key} and email_key < ${end(key)}
     order by email_key limit ${limit})
    union
    (select user_id from user_account where name_key >= ${nameKey} and name_key < ${end(nameKey)}
     order by name_key limit ${limit})`
}

/**
 * Locks a person's row (FOR KEY SHARE), so that the person is not erased during the transaction; false when there is
 * none or it is scheduled for deletion.
 */
export async function lockMember(tx: Tx, userId: string): Promise<boolean> {
  const { rows } = await sql`
    select from user_account where user_id = ${userId}
    and not exists (select from leaving where leaving.user_id = user_account.user_id) for key share`.execute(tx)
  return rows.length > 0
}
