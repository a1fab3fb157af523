import type { Tx } from '#db/open.ts'
import { displayNameKey, nameFold } from '#features/identity/accounts/display-name-rules.ts'
import { dropLater } from '#features/identity/pictures/server/picture-commands.ts'
import { commonRefusal, refusals } from '#lib/errors.ts'
import { profileErrors } from '../contract.ts'
import type { ProfileChanges } from '../profile-rules.ts'

const refusal = refusals(profileErrors)

type Change = { userId: string; version: number; changes: ProfileChanges; now: Date }

/**
 * Changes the given fields of a profile if its `version` is still the one that was read (optimistic locking). Throws
 * profile_changed, name_in_use (at its field) and not_found. Two that race for a name wait for each other on the unique
 * key.
 */
export async function changeProfile(tx: Tx, { userId, version, changes, now }: Change): Promise<void> {
  const before = await tx
    .selectFrom('user_account')
    .select(['version', 'display_image'])
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  if (!before) throw commonRefusal('not_found')
  if (before.version !== version) throw refusal('profile_changed')
  const values = valuesOf(changes)
  if (Object.keys(values).length === 0) return
  await tx
    .updateTable('user_account')
    .set({ ...values, version: version + 1 })
    .where('user_id', '=', userId)
    .execute()
    .catch(explainTaken)
  if (changes.display_image !== undefined) await dropLater(tx, { userId, image: before.display_image, now })
}

function valuesOf({ display_name, school, interests, ...plain }: ProfileChanges) {
  return {
    ...plain,
    ...(display_name !== undefined && { display_name, name_key: displayNameKey(display_name), name_fold: nameFold }),
    ...(school !== undefined && { school: school || null }),
    ...(interests !== undefined && { interests: [...new Set(interests)] }),
  }
}

/** The unique key decides instead of a check beforehand: of two concurrent renames one gets the name. */
function explainTaken(error: { code?: string; constraint?: string }): never {
  if (error.code !== '23505') throw error
  const detail = profileErrors.name_in_use.th
  throw refusal('name_in_use', { fields: [{ path: 'display_name', code: 'name_in_use', detail }] })
}
