/** The games, each with a picture of its board and somebody at it. */
export const gameArtNames = ['catch-me', 'hangman', 'visual-decoder', 'crossword'] as const
export type GameArtName = (typeof gameArtNames)[number]
