import { createHash, randomBytes } from 'node:crypto'
import type { Db, Tx } from '#db/open.ts'

/** The stored form of a token, from which the address cannot be derived. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** Makes the secret token of a person's calendar, 256 bits in base64url; the previous one is revoked. */
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

/** Revokes a person's calendar address. Idempotent. */
export async function closeFeed(tx: Db | Tx, userId: string): Promise<void> {
  await tx.deleteFrom('event_feed').where('user_id', '=', userId).execute()
}
