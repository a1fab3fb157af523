import { z } from 'zod/mini'
import { avatar, displayName, interest, province, school } from '#features/identity/accounts/field-rules.ts'

/** What may be changed of a profile, by the rules of sign-up; what is left out stays as it is. */
export const ProfileChanges = z.object({
  display_name: z.optional(displayName),
  /** One of the generated avatars; a picture of one's own goes by updateImage. */
  display_image: z.optional(avatar),
  province: z.optional(province),
  /** Empty takes it away. */
  school,
  interests: z.optional(z.array(interest).check(z.maxLength(10))),
})

export type ProfileChanges = z.infer<typeof ProfileChanges>
