import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Tx } from '#db/open.ts'
import { recordActivity } from '#features/activity/server/commands.ts'
import { isOneFamily } from '#features/identity/accounts/server/gain-queries.ts'
import { decrypt, encrypt } from '#lib/server/secrets/encryption.ts'
import type { Reader } from '#lib/server/secrets/hash-visitor.ts'
import { bangkokDay } from '#lib/thai/bangkok-time.ts'
import { postShared } from './activities.ts'

/** Who shared a post, and a hash of the network from which they did. */
type Sharer = { userId: string; network: string }

/** The part of a network's hash that a link carries: enough to tell two networks apart, too little to name one. */
const networkLetters = 8

/** `address`: an IPv4 address, or the /64 of an IPv6 household. */
export function networkOf(address: string): string {
  return createHash('sha256').update(address).digest('base64url').slice(0, networkLetters)
}

/** The token of a person's link to a post (`?by=`), encrypted for this post: it tells nobody who shared. */
export function makeShareToken(key: Uint8Array, postId: string, { userId, network }: Sharer): string {
  return encrypt(key, Buffer.from(`${userId} ${network}`), postId)
}

/** The sharer of a link; null where the token is not ours, or was made for another post. */
function readShareToken(key: Uint8Array, postId: string, token: string): Sharer | null {
  try {
    const [userId, network] = decrypt(key, token, postId).toString().split(' ')
    return userId && network ? { userId, network } : null
  } catch {
    return null
  }
}

type Visit = { post: { id: string; club: string }; reader: Reader; token: string; key: Uint8Array; now: Date }

/**
 * Records the share of the person who gave a new reader this post's link, at most once per post and Bangkok day. The reader must
 * be somebody else: no relative of the sharer, and without an account in another network than the sharer's, who could
 * otherwise open the own link in a private window. A token that is not ours counts nothing. Returns whether it counted.
 */
export async function creditShare(tx: Tx, { post, reader, token, key, now }: Visit): Promise<boolean> {
  const sharer = readShareToken(key, post.id, token)
  if (!sharer) return false
  const { userId } = sharer
  const isOwn =
    reader.userId === null
      ? networkOf(reader.address) === sharer.network
      : await isOneFamily(tx, { actorId: userId, userId: reader.userId })
  if (isOwn || !(await hasAccount(tx, userId))) return false
  const cause = `post:share:${post.id}:${bangkokDay(now)}`
  await recordActivity(tx, { userId, kind: postShared, subjectId: post.id, facts: { club: post.club }, cause, now })
  return true
}

async function hasAccount(tx: Tx, userId: string): Promise<boolean> {
  const { rows } = await sql`select from user_account where user_id = ${userId}`.execute(tx)
  return rows.length > 0
}
