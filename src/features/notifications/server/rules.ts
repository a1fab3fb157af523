import { afterQuiet } from '#lib/thai/quiet-hours.ts'
import type { NoticeGroup } from '../notices.ts'

/**
 * When a mail of a group that is requested at `now` may be sent: not between 21:00 and 07:00 in Bangkok (it waits until
 * 07:00), except security warnings.
 */
export function mailTime(group: NoticeGroup, now: Date): Date {
  return group === 'security' ? now : afterQuiet(now)
}

/** When a push that is requested at `now` may be sent: outside quiet hours, whatever it says. */
export function pushTime(now: Date): Date {
  return afterQuiet(now)
}

/**
 * The limit of mails to one mailbox that other people can trigger (invitations, verification, password resets …), all
 * kinds together.
 */
export const maxToMailbox = { hour: 5, day: 10 } as const

/** The limit of mails in 24 hours to an account with an unverified address, all kinds together. */
export const maxToUnverified = 10
