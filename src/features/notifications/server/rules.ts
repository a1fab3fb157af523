import { afterQuiet } from '#lib/thai/quiet-hours.ts'
import type { NoticeGroup } from '../notice-rules.ts'

/**
 * When a mail of a group may leave that was asked for at `now`: no notice or reminder between 21:00 and 07:00 in Bangkok
 * (it waits for 07:00), but what warns of somebody in the account goes at once.
 */
export function mailTime(group: NoticeGroup, now: Date): Date {
  return group === 'security' ? now : afterQuiet(now)
}

/** Mails to one mailbox that others than its owner can cause (invitations, verification, links to a new password …), all kinds together. */
export const mostToMailbox = { hour: 5, day: 10 } as const

/** Mails in 24 hours to an account whose address nobody has shown to be theirs, all kinds together. */
export const mostToUnverified = 10
