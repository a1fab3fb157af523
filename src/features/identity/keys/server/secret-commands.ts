import { createHash, randomBytes, randomInt } from 'node:crypto'

/** 256 random bits as base64url, for refresh tokens, links and cookies. Only their `hashOf` is stored. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** A code of `length` of these signs, for people to type. */
export function newCode(signs: string, length: number): string {
  return Array.from({ length }, () => signs[randomInt(signs.length)]).join('')
}

/** The stored form of a secret of 256 bits, which needs neither a salt nor a slow hash. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}
