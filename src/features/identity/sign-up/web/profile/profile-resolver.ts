import type { Resolver, UseFormReturn } from 'react-hook-form'
import { z } from 'zod/mini'
import { type AgeTier, ageOn, ageTierOf, faultsOfSignUp } from '#features/identity/accounts/account-rules.ts'
import { isCommonPassword } from '#features/identity/accounts/common-password-rules.ts'
import { commonFault } from '#features/identity/accounts/password-rules.ts'
import { resolverFor } from '#kit/forms/form-resolver.ts'
import type { FieldFault } from '#lib/errors.ts'
import { SignUp, SocialSignUp } from '../../sign-up-rules.ts'
import { registerWords } from '../register/register-text.ts'
import { profileWords } from './register-profile-text.ts'

const consent = z.boolean().check(z.refine((isGiven) => isGiven))

/** The fields of the second step, with its two checkboxes. */
export const ProfilePart = z.extend(
  z.pick(SignUp, {
    display_name: true,
    birth_date: true,
    province: true,
    school: true,
    interests: true,
    guardian_email: true,
  }),
  {
    avatar: SocialSignUp.shape.avatar,
    accepts_law: consent,
    accepts_personal: consent,
    // Only shown in a sign-up by LINE or Facebook.
    email: z.optional(SignUp.shape.email),
    password: z.optional(z.union([z.literal(''), SignUp.shape.password])),
  },
)
export type ProfileValues = z.input<typeof ProfilePart>
export type CheckedProfile = z.output<typeof ProfilePart>
export type ProfileForm = UseFormReturn<ProfileValues, unknown, CheckedProfile>

/** The fields of each screen, in the order of the page. */
export const screenFields = [
  ['email', 'display_name', 'avatar'],
  ['birth_date', 'guardian_email', 'password'],
  ['interests', 'province', 'school', 'accepts_law', 'accepts_personal'],
] as const satisfies readonly (readonly (keyof ProfileValues)[])[]

/** In the order of the page. */
export const profileOrder: readonly (keyof ProfileValues)[] = screenFields.flat()

/** The age tier of a birth date; null while it is not plausible. */
export function tierOf(birthDate: string | undefined, today: string): AgeTier | null {
  if (!birthDate || !z.safeParse(SignUp.shape.birth_date, birthDate).success) return null
  if (birthDate > today || ageOn(birthDate, today) > 120) return null
  return ageTierOf(birthDate, today)
}

/** Validates the second step by the contract's schema and the rules that need several fields and the day. */
export function profileResolver(
  { email, password }: { email: string; password: string },
  today: string,
): Resolver<ProfileValues, unknown, CheckedProfile> {
  const resolve = resolverFor(ProfilePart, {
    words: profileWords,
    findFaults: (values) =>
      faultsOfSignUp({ ...values, email, password }, today)
        .filter(({ path }) => path !== 'password' || values.display_name !== '')
        .map(toField),
  })
  return (values, context, options) => resolve(withoutHidden(values, today), context, options)
}

/** In a sign-up by LINE or Facebook the e-mail is entered here, and for a minor a password too. */
export function socialResolver(today: string): Resolver<ProfileValues, unknown, CheckedProfile> {
  const resolve = resolverFor(ProfilePart, {
    words: { ...profileWords, password: registerWords.password },
    findFaults: (values) => {
      const { email = '', password } = values
      const isMinor = tierOf(values.birth_date, today) === 'minor'
      const missing = [...(email ? [] : ['email']), ...(isMinor && !password ? ['password'] : [])]
      return [
        ...missing.map((path) => ({ path, code: 'required', detail: '' })),
        ...faultsOfSignUp({ ...values, email, password: isMinor && password ? password : undefined }, today),
        ...(isMinor && password && isCommonPassword(password) ? [{ path: 'password', ...commonFault }] : []),
      ]
    },
  })
  return (values, context, options) => resolve(withoutHidden(values, today), context, options)
}

/** From 20 years of age the guardian's field is hidden, and its value is ignored. */
function withoutHidden(values: ProfileValues, today: string): ProfileValues {
  return tierOf(values.birth_date, today) === 'minor' ? values : { ...values, guardian_email: '', password: '' }
}

/** The password passed the first step, so a fault now means that it contains the name. */
function toField(fault: FieldFault): FieldFault {
  if (fault.path !== 'password') return fault
  return { path: 'display_name', code: 'in_password', detail: profileWords.display_name.in_password }
}
