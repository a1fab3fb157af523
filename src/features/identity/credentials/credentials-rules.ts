import { z } from 'zod/mini'
import { email, password } from '#features/identity/accounts/field-rules.ts'
import { ownPassword } from '#features/identity/sessions/owner-rules.ts'

/** What changes password and e-mail, and what asks for nothing but the password. The forms check by these too; a contract's own schemas do not reach the browser. */
export const PasswordChange = z.object({ password: ownPassword, new_password: password })

export const EmailChange = z.object({ email, password: ownPassword })
