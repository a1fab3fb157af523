import { z } from 'zod/mini'
import { avatarNames } from '#kit/avatar-names.ts'
import { interestKeys, provinceKeys } from './content.ts'
import { faultOfDisplayName } from './display-name-rules.ts'
import { longestPassword, shortestPassword } from './password-rules.ts'

export const email = z.string().check(z.trim(), z.maxLength(254), z.email())
export const botCheck = z.string().check(z.maxLength(8_000))
const version = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000))
const password = z.string().check(
  z.minLength(shortestPassword),
  // Characters outside the basic plane are two units each; the rule counts characters.
  z.maxLength(2 * longestPassword),
)

/** What a mailed link carries. */
export const linkToken = z.string().check(z.minLength(1), z.maxLength(200))

/** What asks for a link to a new password. The forms check by these too. */
export const ForgetInput = z.object({ email, bot_check: z.optional(botCheck) })
export const ResetInput = z.object({ token: linkToken, password })

export const interest = z.enum(interestKeys as [string, ...string[]])

export const avatar = z.enum(avatarNames as readonly string[] as [string, ...string[]])

/** One field of the second step each; keys are the form's field names. */
export const SignUp = z.object({
  email,
  password,
  display_name: z.string().check(
    z.superRefine((name, context) => {
      const fault = faultOfDisplayName(name)
      if (fault) context.addIssue({ code: 'custom', message: fault.detail, input: name })
    }),
  ),
  /** ISO day of the common era; the page shows and takes the Buddhist era. */
  birth_date: z.iso.date(),
  province: z.enum(provinceKeys as [string, ...string[]]),
  school: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  /** One key, or several by repeating the field; at most ten. */
  interests: z.optional(z.union([z.array(interest).check(z.maxLength(10)), interest])),
  avatar,
  /** Asked for from 10 to 19 years of age; ignored from 20. Empty is absent. */
  guardian_email: z.optional(z.union([z.literal(''), email])),
  /** The versions of the policies 'law' and 'personal' that the person read and accepted. */
  law_version: version,
  personal_version: version,
  bot_check: z.optional(botCheck),
})
export type SignUp = z.infer<typeof SignUp>
