import type { Db, Tx } from '#db/open.ts'
import { erasePersonRows } from '#db/person-rows.ts'
import type { PersonTags } from '#db/personal-data.ts'
import { removePictures } from '#features/identity/pictures/server/picture-commands.ts'
import { forgetMailsTo } from '#features/notifications/server/commands.ts'
import type { Storage } from '#lib/server/storage.ts'
import { exportsOf } from './export-rules.ts'

type Parts = { db: Db; storage: Storage; personTables: PersonTags[] }

/** Erases everyone whose thirty days are over. A failure does not stop the others, and is thrown at the end. */
export async function eraseLeavers(parts: Parts, now: Date): Promise<void> {
  const due = await parts.db
    .selectFrom('leaving')
    .select('user_id')
    .where('erase_at', '<=', now)
    .orderBy('erase_at')
    .execute()
  const failures: unknown[] = []
  for (const { user_id: userId } of due)
    await erasePerson(parts, { userId, now }).catch((error) => failures.push(error))
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${due.length} persons not erased`)
}

/**
 * Erases one person when due: files first, then all personal rows, in one transaction. After a crash the person is
 * still due with all rows; the next run finds the files gone and continues. The ledger stays under the id, which no
 * longer leads to anybody.
 */
export async function erasePerson(
  { db, storage, personTables }: Parts,
  { userId, now }: { userId: string; now: Date },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const isDue = await lockDue(tx, { userId, now })
    // The deletion was cancelled, or another process was faster.
    if (!isDue) return
    await removePictures(tx, { storage, userId })
    await storage.removeFolder(exportsOf(userId))
    await forgetMailsTo(tx, await addressesOf(tx, userId))
    await erasePersonRows(tx, userId, personTables)
  })
}

/** Locks the person's row, so that the deletion cannot be cancelled meanwhile. */
async function lockDue(tx: Tx, { userId, now }: { userId: string; now: Date }): Promise<boolean> {
  await tx.selectFrom('user_account').select('user_id').where('user_id', '=', userId).forUpdate().execute()
  const due = await tx
    .selectFrom('leaving')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('erase_at', '<=', now)
    .forUpdate()
    .executeTakeFirst()
  return due !== undefined
}

/** Every address to which mails about this person went, earlier ones and the guardian's included. */
async function addressesOf(tx: Tx, userId: string): Promise<string[]> {
  const [people, guardians, changes, answers] = await Promise.all([
    tx.selectFrom('user_account').select('email').where('user_id', '=', userId).execute(),
    tx.selectFrom('guardian').select('email').where('user_id', '=', userId).execute(),
    tx.selectFrom('email_change').select(['old_email', 'new_email']).where('user_id', '=', userId).execute(),
    tx.selectFrom('guardian_answer').select('email').where('user_id', '=', userId).execute(),
  ])
  return [
    ...[...people, ...guardians, ...answers].map(({ email }) => email),
    ...changes.flatMap(({ old_email, new_email }) => [old_email, new_email]),
  ]
}
