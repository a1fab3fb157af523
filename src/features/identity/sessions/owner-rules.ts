import { z } from 'zod/mini'

/** The present password, which shows that it is the owner who asks. Left out by accounts that have none. */
export const ownPassword = z.optional(z.string().check(z.maxLength(1_000)))

export const PasswordProof = z.object({ password: ownPassword })
