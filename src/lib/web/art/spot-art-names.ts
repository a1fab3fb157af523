/** The spots: small pictures of empty, error and done states. */
export const spotArtNames = ['offline', 'not-found', 'error', 'empty', 'done', 'mail'] as const

export type SpotArtName = (typeof spotArtNames)[number]
