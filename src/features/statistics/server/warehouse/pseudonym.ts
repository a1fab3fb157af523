import { createHmac } from 'node:crypto'

/**
 * The name of a person in the files: HMAC-SHA-256 (RFC 2104) of the user id under the bank's key, its first 128 bits in hex.
 * Without the key nobody gets from one to the other; with another key all names are others.
 */
export function newPseudonyms(key: string): (userId: string) => string {
  const bytes = Buffer.from(key, 'hex')
  return (userId) => createHmac('sha256', bytes).update(userId).digest('hex').slice(0, 32)
}
