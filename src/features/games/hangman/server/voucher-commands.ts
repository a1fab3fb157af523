import { sql } from 'kysely'
import type { Tx } from '#db/open.ts'
import { bangkokDay } from '#lib/thai/bangkok-time.ts'

/** Packs of vouchers are numbered from here, beside those that a day sells. */
const firstOfVouchers = 1_001

/** Gives a person so many practice words, once for a cause ('store:<order>'). Racing gifts of one person follow each other. */
export async function givePractice(
  tx: Tx,
  { userId, cause, words, now }: { userId: string; cause: string; words: number; now: Date },
): Promise<void> {
  const day = bangkokDay(now)
  const given = await sql`
    insert into hangman_pack (user_id, day, pack, words, bought_at, cause)
    select ${userId}, ${day}, coalesce(max(pack) + 1, ${firstOfVouchers}), ${words}, ${now}, ${cause}
    from hangman_pack where user_id = ${userId} and day = ${day} and pack >= ${firstOfVouchers}
    on conflict do nothing`.execute(tx)
  if (given.numAffectedRows === 1n) return
  const { rows } = await sql`select from hangman_pack where user_id = ${userId} and cause = ${cause}`.execute(tx)
  // A twin of another cause took the number meanwhile.
  if (rows.length === 0) await givePractice(tx, { userId, cause, words, now })
}

/** Takes such words back; false, and nothing is changed, where one of them was begun. */
export async function withdrawPractice(tx: Tx, { userId, cause }: { userId: string; cause: string }): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('hangman_pack')
    .where('user_id', '=', userId)
    .where('cause', '=', cause)
    .where('used', '=', 0)
    .executeTakeFirst()
  return numDeletedRows === 1n
}
