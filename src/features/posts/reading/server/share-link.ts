import { createHash } from 'node:crypto'
import { seal, unseal } from '#lib/server/sealed.ts'

/** Who shared a post, and a hash of the network from which they did. */
export type Sharer = { userId: string; network: string }

/** The part of a network's hash that a link carries: enough to tell two networks apart, too little to name one. */
const networkLetters = 8

/** `address`: an IPv4 address, or the /64 of an IPv6 household. */
export function networkOf(address: string): string {
  return createHash('sha256').update(address).digest('base64url').slice(0, networkLetters)
}

/** The token of a person's link to a post (`?by=`), encrypted for this post: it tells nobody who shared. */
export function makeShareToken(key: Uint8Array, postId: string, { userId, network }: Sharer): string {
  return seal(key, Buffer.from(`${userId} ${network}`), postId)
}

/** The sharer of a link; null where the token is not ours, or was made for another post. */
export function readShareToken(key: Uint8Array, postId: string, token: string): Sharer | null {
  try {
    const [userId, network] = unseal(key, token, postId).toString().split(' ')
    return userId && network ? { userId, network } : null
  } catch {
    return null
  }
}
