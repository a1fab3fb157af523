import { z } from 'zod/mini'
import { avatar, interest, SignUp } from './sign-up-rules.ts'

/** What may be changed of a profile, by the rules of sign-up; what is left out stays as it is. */
export const ProfileChanges = z.object({
  display_name: z.optional(SignUp.shape.display_name),
  /** One of the generated avatars; a picture of one's own goes by updateImage. */
  display_image: z.optional(avatar),
  province: z.optional(SignUp.shape.province),
  /** Empty takes it away. */
  school: SignUp.shape.school,
  interests: z.optional(z.array(interest).check(z.maxLength(10))),
})
export type ProfileChanges = z.infer<typeof ProfileChanges>

/** An upload's most bytes; the page tells before it sends. */
export const mostImageBytes = 10 * 1024 * 1024

/** What may be wrong with an upload; the sentences stand in profileErrors. */
export const pictureFaults = ['image_type', 'image_pixels', 'image_heavy', 'image_broken'] as const
