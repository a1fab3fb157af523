import { addDays, bangkokDay, startOfBangkokDay } from '#lib/thai/bangkok-time.ts'

/** How long a deletion can be taken back. */
export const leaveDays = 30
/** How many days before the end a mail reminds of it. */
const remindDays = 3

/** The moment from which on an account is erased: thirty whole days after it was asked for. */
export function eraseAtOf(askedAt: Date): Date {
  return new Date(askedAt.getTime() + leaveDays * 24 * 3_600_000)
}

/** Whether somebody whose account is erased at a moment is to be reminded now: on the third day before, or later. */
export function isReminderDue(eraseAt: Date, now: Date): boolean {
  return now >= startOfBangkokDay(addDays(bangkokDay(eraseAt), -remindDays)) && now < eraseAt
}
