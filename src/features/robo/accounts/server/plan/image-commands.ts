import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import { dropPostPicture } from '#features/identity/pictures/server/picture-commands.ts'
import type { Storage } from '#lib/server/storage.ts'
import { findAccount } from '../queries.ts'

/** The path of a goal's picture by its key. */
export function goalImageOf(key: string): string {
  return `/media/${key}/512.webp`
}

/** Makes a stored picture the account's. Throws robo_account_not_found. The one before is swept. */
export async function setAccountImage(
  tx: Tx,
  { userId, accountId, key }: { userId: string; accountId: string; key: string },
): Promise<void> {
  await findAccount(tx, { userId, accountId })
  await tx
    .updateTable('robo_account')
    .set({ image: goalImageOf(key) })
    .where('user_id', '=', userId)
    .where('id', '=', accountId)
    .execute()
}

const adoptedMs = 3_600_000

/** Deletes pictures of goals that no account shows: replaced ones, and those whose account was not opened. Runs daily. */
export async function sweepGoalPictures(parts: { db: Db; storage: Storage }, now: Date): Promise<void> {
  const { rows } = await sql<{ user_id: string; key: string }>`
    select user_id, key from picture
    where purpose = 'goal' and made_at < ${new Date(now.getTime() - adoptedMs)} and not exists (
      select from robo_account as account
      where account.user_id = picture.user_id and account.image = '/media/' || picture.key || '/512.webp')`.execute(
    parts.db,
  )
  for (const { user_id: userId, key } of rows) await dropPostPicture(parts, { userId, key })
}
