import { z } from 'zod/mini'

/** A day as 'YYYY-MM-DD'. PostgreSQL has no year 0000, so it is excluded. */
export const Day = z.iso.date().check(z.refine((day) => !day.startsWith('0000')))
