import { z } from 'zod/mini'
import { botCheck } from '#features/identity/accounts/field-rules.ts'

/** The input of a login. The form validates with it too; a contract's own schemas do not reach the browser. */
export const LoginInput = z.object({
  email: z.string().check(z.trim(), z.minLength(1), z.maxLength(254)),
  password: z.string().check(z.minLength(1), z.maxLength(1_000)),
  bot_check: z.optional(botCheck),
  /**
   * False when the browser stores no cookies: the session is then not bound to one, since it would end after 15
   * minutes.
   */
  has_cookies: z.optional(z.boolean()),
  /** Cancels the deletion of the account and signs in. */
  restore: z.optional(z.boolean()),
})
