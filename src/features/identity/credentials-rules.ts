import { z } from 'zod/mini'
import { email, ResetInput } from './sign-up-rules.ts'

/** The current password, as proof of ownership. Absent for accounts without one. */
export const ownPassword = z.optional(z.string().check(z.maxLength(1_000)))

/**
 * The inputs of changing password and e-mail, and of acts that need the password alone. Forms validate with these; a
 * contract's own schemas do not reach the browser.
 */
export const PasswordChange = z.object({ password: ownPassword, new_password: ResetInput.shape.password })
export const PasswordProof = z.object({ password: ownPassword })
export const EmailChange = z.object({ email, password: ownPassword })
