import { z } from 'zod/mini'
import { avatar, interest, SignUp } from './sign-up-rules.ts'

/** The editable fields of a profile, with the rules of sign-up; omitted fields stay unchanged. */
export const ProfileChanges = z.object({
  display_name: z.optional(SignUp.shape.display_name),
  /** One of the avatars; own pictures are uploaded by updateImage. */
  display_image: z.optional(avatar),
  province: z.optional(SignUp.shape.province),
  /** An empty text removes it. */
  school: SignUp.shape.school,
  interests: z.optional(z.array(interest).check(z.maxLength(10))),
})
export type ProfileChanges = z.infer<typeof ProfileChanges>

/** The size limit of an upload in bytes; the page checks it before sending. */
export const mostImageBytes = 10 * 1024 * 1024

/** The faults of an upload; profileErrors has their texts. */
export const pictureFaults = ['image_type', 'image_pixels', 'image_heavy', 'image_broken'] as const
