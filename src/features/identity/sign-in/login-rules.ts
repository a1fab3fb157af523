import { z } from 'zod/mini'
import { botCheck } from '#features/identity/accounts/field-rules.ts'

/** What a login takes. The form checks by it too; a contract's own schemas do not reach the browser. */
export const LoginInput = z.object({
  email: z.string().check(z.trim(), z.minLength(1), z.maxLength(254)),
  password: z.string().check(z.minLength(1), z.maxLength(1_000)),
  bot_check: z.optional(botCheck),
  /** False where the browser keeps no cookies: the session is then not bound to one, or it would end in 15 minutes. */
  has_cookies: z.optional(z.boolean()),
  /** Takes back the deletion of the account, and logs in. */
  restore: z.optional(z.boolean()),
})
