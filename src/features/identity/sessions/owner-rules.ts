import { z } from 'zod/mini'

/** The current password, as proof of ownership. Absent for accounts without one. */
export const ownPassword = z.optional(z.string().check(z.maxLength(1_000)))

export const PasswordProof = z.object({ password: ownPassword })
