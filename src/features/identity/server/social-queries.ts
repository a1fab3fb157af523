import type { Db, Tx } from '#db/open.ts'
import { commonRefusal } from '#lib/errors.ts'
import type { SocialLinks } from '../social-contract.ts'
import type { Provider } from '../social-rules.ts'

/** What is linked to an account, and whether it has a password. */
export async function readSocialLinks(db: Db | Tx, userId: string): Promise<SocialLinks> {
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
  }
}
