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
  'no-posts',
  'no-things',
  'no-events',
  'no-rows',
  'jar-open',
  'jar-tied',
  'jar-steps',
] as const

export type SpotArtName = (typeof spotArtNames)[number]
