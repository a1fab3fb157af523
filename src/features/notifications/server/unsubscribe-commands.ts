import { createHmac, timingSafeEqual } from 'node:crypto'
import { type OptionalMailGroup, optionalMailGroups } from '../notices.ts'

/** The person and group that a link unsubscribes. */
export type Unsubscription = { userId: string; group: OptionalMailGroup }

/** The token of an unsubscribe link. It does not expire, and is valid for nothing else. */
export function makeUnsubscribeToken(secret: string, { userId, group }: Unsubscription): string {
  return `${group}.${userId}.${sign(secret, group, userId)}`
}

/** Reads an unsubscribe token; null when it is forged. */
export function readUnsubscribeToken(secret: string, token: string): Unsubscription | null {
  const [name = '', userId = '', mac = ''] = token.split('.')
  const group = optionalMailGroups.find((known) => known === name)
  const [given, expected] = [Buffer.from(mac), Buffer.from(sign(secret, name, userId))]
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected)
  return group && isOurs ? { userId, group } : null
}

function sign(secret: string, group: string, userId: string): string {
  return createHmac('sha256', secret).update(`${group}.${userId}`).digest('base64url')
}
