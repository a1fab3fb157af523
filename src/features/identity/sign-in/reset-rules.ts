import { z } from 'zod/mini'
import { botCheck, email, linkToken, password } from '#features/identity/accounts/field-rules.ts'

/** What asks for a link to a new password. The forms check by these too. */
export const ForgetInput = z.object({ email, bot_check: z.optional(botCheck) })

export const ResetInput = z.object({ token: linkToken, password })
