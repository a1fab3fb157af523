import { z } from 'zod/mini'
import { email, ResetInput } from './sign-up-rules.ts'

/** The present password, which shows that it is the owner who asks. Left out by accounts that have none. */
export const ownPassword = z.optional(z.string().check(z.maxLength(1_000)))

/** What changes password and e-mail, and what asks for nothing but the password. The forms check by these too; a contract's own schemas do not reach the browser. */
export const PasswordChange = z.object({ password: ownPassword, new_password: ResetInput.shape.password })
export const PasswordProof = z.object({ password: ownPassword })
export const EmailChange = z.object({ email, password: ownPassword })
