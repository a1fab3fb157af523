import { z } from 'zod/mini'
import { email, password } from '#features/identity/accounts/field-rules.ts'
import { ownPassword } from '#features/identity/sessions/owner-rules.ts'

/**
 * The inputs of changing password and e-mail, and of acts that need the password alone. Forms validate with these; a
 * contract's own schemas do not reach the browser.
 */
export const PasswordChange = z.object({ password: ownPassword, new_password: password })

export const EmailChange = z.object({ email, password: ownPassword })
