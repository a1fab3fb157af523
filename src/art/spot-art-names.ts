/** The spots: small pictures of empty, error and done states. */
export const spotArtNames = [
  'offline',
  'not-found',
  'error',
  'empty',
  'no-koin',
  'no-result',
  'no-notices',
  'done',
  'mail',
] as const

export type SpotArtName = (typeof spotArtNames)[number]
