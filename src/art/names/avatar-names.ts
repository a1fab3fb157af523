/** The avatars that a person can choose: two for each character of the family. */
export const avatarNames = [
  'kla-1',
  'kla-2',
  'aom-1',
  'aom-2',
  'khum-1',
  'khum-2',
  'ngok-1',
  'ngok-2',
  'sure-1',
  'sure-2',
  'phaen-1',
  'phaen-2',
] as const

export type AvatarName = (typeof avatarNames)[number]
