import { z } from 'zod/mini'

/** A day as 'YYYY-MM-DD', of a year that the database knows: 0000 is a date by its form alone. */
export const Day = z.iso.date().check(z.refine((day) => !day.startsWith('0000')))
