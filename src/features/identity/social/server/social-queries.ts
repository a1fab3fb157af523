import type { Db, Tx } from '#db/open.ts'
import { readAccountState } from '#features/identity/accounts/server/account-queries.ts'
import { may } from '#features/identity/accounts/standing-rules.ts'
import { commonRefusal } from '#lib/errors.ts'
import type { SocialLinks } from '../contract.ts'
import type { Provider } from '../social-rules.ts'

/** The linked identities of an account, and whether it has a password. */
export async function readSocialLinks(db: Db | Tx, userId: string, now: Date): Promise<SocialLinks> {
  const person = await db
    .selectFrom('user_account')
    .select('password_hash')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (!person) throw commonRefusal('signed_out')
  const links = await db
    .selectFrom('social_link')
    .select(['provider', 'name', 'linked_at'])
    .where('user_id', '=', userId)
    .orderBy('provider', 'desc')
    .execute()
  return {
    items: links.map(({ provider, name, linked_at }) => ({
      provider: provider as Provider,
      name,
      linked_at: linked_at.toISOString(),
    })),
    has_password: person.password_hash !== null,
    closed_by: await readClosedBy(db, userId, now),
  }
}

/** Why linking is not allowed (standing-rules.ts); null when it is. */
export async function readClosedBy(db: Db | Tx, userId: string, now: Date): Promise<SocialLinks['closed_by']> {
  const state = await readAccountState(db, userId, now)
  if (may(state, 'link_social')) return null
  return state === 'unverified' ? 'verify_first' : 'guardian_first'
}
