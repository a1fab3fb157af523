import type { Db, Tx } from '#db/open.ts'
import type { Province } from '#features/identity/accounts/content.ts'
import { commonRefusal } from '#lib/errors.ts'
import type { EditableProfile } from '../contract.ts'

/** The editable fields of a person with their version. Throws not_found, also for an account scheduled for deletion. */
export async function readEditable(db: Db | Tx, userId: string, readerId: string): Promise<EditableProfile> {
  const person = await db
    .selectFrom('user_account')
    .select(['version', 'display_name', 'display_image', 'province', 'school', 'interests'])
    .where('user_id', '=', userId)
    .where((e) =>
      e.not(e.exists(e.selectFrom('leaving').select('leaving.user_id').where('leaving.user_id', '=', userId))),
    )
    .executeTakeFirst()
  if (!person) throw commonRefusal('not_found')
  return { ...person, id: userId, is_own: userId === readerId, province: person.province as Province }
}
