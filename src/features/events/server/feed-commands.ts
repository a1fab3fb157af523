import { createHash, randomBytes } from 'node:crypto'
import type { Db, Tx } from '#db/open.ts'

/** The form in which a token is kept: who reads the table has no address. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** Makes the secret of a person's own calendar, 256 bits as base64url; the one before it ends. */
export async function openFeed(tx: Db | Tx, { userId, now }: { userId: string; now: Date }): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const row = { token_hash: hashToken(token), made_at: now }
  await tx
    .insertInto('event_feed')
    .values({ user_id: userId, ...row })
    .onConflict((c) => c.column('user_id').doUpdateSet(row))
    .execute()
  return token
}

/** Ends a person's own calendar; where there is none, nothing changes. */
export async function closeFeed(tx: Db | Tx, userId: string): Promise<void> {
  await tx.deleteFrom('event_feed').where('user_id', '=', userId).execute()
}
