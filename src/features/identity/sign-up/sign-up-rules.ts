import { z } from 'zod/mini'
import {
  avatar,
  botCheck,
  displayName,
  email,
  interest,
  password,
  province,
  school,
} from '#features/identity/accounts/field-rules.ts'
import { providerPicture, socialToken } from '#features/identity/social/social-rules.ts'

const version = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000))

/** The fields of the second step of sign-up; keys are the form's field names. */
export const SignUp = z.object({
  email,
  password,
  display_name: displayName,
  /** An ISO day in the Common Era; the page uses the Buddhist era. */
  birth_date: z.iso.date(),
  province,
  school,
  /** One key, or several by repeating the field; at most ten. */
  interests: z.optional(z.union([z.array(interest).check(z.maxLength(10)), interest])),
  avatar,
  /** Required from 10 to 19 years of age; ignored from 20. Empty means absent. */
  guardian_email: z.optional(z.union([z.literal(''), email])),
  /** The versions of the policies 'law' and 'personal' that the person read and accepted. */
  law_version: version,
  personal_version: version,
  bot_check: z.optional(botCheck),
})

export type SignUp = z.infer<typeof SignUp>

/** The second step of a sign-up through a provider: the provider's token replaces the password. */
export const SocialSignUp = z.extend(z.omit(SignUp, { password: true }), {
  avatar: z.union([avatar, z.literal(providerPicture)]),
  token: socialToken,
})

export type SocialSignUp = z.infer<typeof SocialSignUp>
