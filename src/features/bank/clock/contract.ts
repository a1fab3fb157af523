import { z } from 'zod/mini'
import { Day } from '#lib/day.ts'

/** A bank day (its year is the bank's own) and the moment at which it begins. Words: time-text-rules.ts. */
export const BankMoment = z.object({ day: Day, at: z.iso.datetime() })
export type BankMoment = z.infer<typeof BankMoment>

/** The parts of the clock (clock-rules.ts: BankClock), for what the browser computes itself. */
export const BankClockParts = z.array(z.object({ month: z.int(), starts_on: Day, days_per_month: z.int() }))
