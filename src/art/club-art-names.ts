/** The clubs that have a banner, as in /club/{type}. */
export const clubArtNames = ['hit', 'biz-master', 'smart-society', 'play-yard', 'greenery'] as const

export type ClubArtName = (typeof clubArtNames)[number]
