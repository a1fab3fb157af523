/** The games that a visitor may try before signing up. */
export const tryGames = ['catch-me', 'hangman', 'visual-decoder', 'crossword'] as const

export type TryGame = (typeof tryGames)[number]

/** The page on which a visitor tries a game. */
export function tryPath(game: TryGame): string {
  return `/games/try/${game}`
}
