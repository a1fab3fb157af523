import { z } from 'zod/mini'
import { botCheck, email, linkToken, password } from '#features/identity/accounts/field-rules.ts'

/** The inputs of requesting and using a reset link. Forms validate with these too. */
export const ForgetInput = z.object({ email, bot_check: z.optional(botCheck) })

export const ResetInput = z.object({ token: linkToken, password })
