import { z } from 'zod/mini'
import { avatar, displayName, interest, province, school } from '#features/identity/accounts/field-rules.ts'

/** The editable fields of a profile, with the rules of sign-up; omitted fields stay unchanged. */
export const ProfileChanges = z.object({
  display_name: z.optional(displayName),
  /** One of the avatars; own pictures are uploaded by updateImage. */
  display_image: z.optional(avatar),
  province: z.optional(province),
  /** An empty text removes it. */
  school,
  interests: z.optional(z.array(interest).check(z.maxLength(10))),
})

export type ProfileChanges = z.infer<typeof ProfileChanges>
