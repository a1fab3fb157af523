import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits as base64url: refresh tokens, links, cookies. Only `hashOf` is ever stored. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** What is stored of a secret of 256 bits, which needs no salt and no slowness. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}
