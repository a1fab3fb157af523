import { sql } from 'kysely'
import type { Db } from '#db/open.ts'
import { readAccount } from '#features/identity/accounts/server/account-queries.ts'
import { idsByEmailOrName } from '#features/identity/accounts/server/member-queries.ts'
import { readLogins } from '#features/identity/sessions/server/login-queries.ts'
import { commonRefusal } from '#lib/errors.ts'
import type { StaffRole } from '#lib/staff-roles.ts'
import type { FoundPerson, PersonView } from '../people-admin-contract.ts'

const maxFound = 50

const hasFactor = sql<boolean>`
  exists (select from totp_factor t where t.user_id = u.user_id)
  or exists (select from passkey p where p.user_id = u.user_id)`

type Row = { id: string; email: string; display_name: string; roles: StaffRole[]; has_factor: boolean }

/**
 * People by a case-insensitive prefix of e-mail or name; all staff without a keyword. `isAsleep`: only staff without a
 * second factor.
 */
export async function listPeople(
  db: Db,
  { keyword, isAsleep }: { keyword: string; isAsleep: boolean },
): Promise<{ items: FoundPerson[]; is_cut: boolean }> {
  const which =
    keyword === ''
      ? sql`u.roles <> '{}' and (not ${isAsleep} or not (${hasFactor}))`
      : sql`u.user_id in (${idsByEmailOrName(keyword, maxFound + 1)})`
  const { rows } = await sql<Row>`
    select u.user_id as id, u.email, u.display_name, u.roles, (${hasFactor}) as has_factor
    from user_account u where ${which}
    order by u.display_name collate "th-x-icu" limit ${maxFound + 1}`.execute(db)
  return { items: rows.slice(0, maxFound), is_cut: rows.length > maxFound }
}

/** A person as admins see them. Throws not_found. */
export async function readPersonView(
  db: Db,
  { userId, readerId, now }: { userId: string; readerId: string; now: Date },
): Promise<PersonView> {
  const person = await db
    .selectFrom('user_account')
    .leftJoin('leaving', 'leaving.user_id', 'user_account.user_id')
    .select(['display_name', 'roles', 'leaving.asked_at'])
    .where('user_account.user_id', '=', userId)
    .executeTakeFirst()
  if (!person) throw commonRefusal('not_found')
  const [account, logins, totp, passkeys] = await Promise.all([
    readAccount(db, userId, now),
    readLogins(db, { userId, sessionId: '' }, now),
    db.selectFrom('totp_factor').select('user_id').where('user_id', '=', userId).executeTakeFirst(),
    db.selectFrom('passkey').select('id').where('user_id', '=', userId).execute(),
  ])
  return {
    id: userId,
    email: account.email,
    display_name: person.display_name,
    roles: person.roles as StaffRole[],
    has_factor: totp !== undefined || passkeys.length > 0,
    state: account.state,
    is_leaving: person.asked_at !== null,
    member_since: account.member_since,
    has_totp: totp !== undefined,
    passkeys: passkeys.length,
    logins,
    is_own: userId === readerId,
  }
}
