import { createHmac, timingSafeEqual } from 'node:crypto'
import { type OptionalGroup, optionalGroupNames } from '../notice-rules.ts'

/** Whose mails of which group a link ends. */
export type Unsubscription = { userId: string; group: OptionalGroup }

/** The token of a mail's link. It is good for as long as the mail lies somewhere, and for nothing but ending those mails. */
export function makeUnsubscribeToken(secret: string, { userId, group }: Unsubscription): string {
  return `${group}.${userId}.${sign(secret, group, userId)}`
}

/** What a token ends; null when it is none of ours. */
export function readUnsubscribeToken(secret: string, token: string): Unsubscription | null {
  const [name = '', userId = '', mac = ''] = token.split('.')
  const group = optionalGroupNames.find((known) => known === name)
  const [given, expected] = [Buffer.from(mac), Buffer.from(sign(secret, name, userId))]
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected)
  return group && isOurs ? { userId, group } : null
}

function sign(secret: string, group: string, userId: string): string {
  return createHmac('sha256', secret).update(`${group}.${userId}`).digest('base64url')
}
