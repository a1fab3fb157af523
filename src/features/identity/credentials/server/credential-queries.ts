import type { Db } from '#db/open.ts'
import { commonRefusal } from '#lib/errors.ts'
import type { Credentials } from '../contract.ts'

/** A person's credentials, and the new address that awaits confirmation. */
export async function readCredentials(db: Db, userId: string, now: Date): Promise<Credentials> {
  const person = await db
    .selectFrom('user_account')
    .select(['email', 'password_hash'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (!person) throw commonRefusal('signed_out')
  const pending = await db
    .selectFrom('email_change')
    .select('new_email')
    .where('user_id', '=', userId)
    .where('confirm_hash', 'is not', null)
    .where('confirm_until', '>', now)
    .executeTakeFirst()
  return {
    email: person.email,
    has_password: person.password_hash !== null,
    pending_email: pending?.new_email ?? null,
  }
}
