import { addDays, bangkokDay, startOfBangkokDay } from '#lib/thai/bangkok-time.ts'

/** How long a deletion can be cancelled. */
export const leaveDays = 30
/** How many days before the erasure a reminder is mailed. */
const remindDays = 3

/** When an account is erased: thirty whole days after the request. */
export function eraseAtOf(askedAt: Date): Date {
  return new Date(askedAt.getTime() + leaveDays * 24 * 3_600_000)
}

/** Whether a reminder is due: from the third day before the erasure on. */
export function isReminderDue(eraseAt: Date, now: Date): boolean {
  return now >= startOfBangkokDay(addDays(bangkokDay(eraseAt), -remindDays)) && now < eraseAt
}
