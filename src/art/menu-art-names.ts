/** The pictures beside the quizzes and the games in their lists. */
export const menuArtNames = [
  'daily',
  'monthly',
  'money',
  'final',
  'review',
  'catch-me',
  'hangman',
  'visual-decoder',
  'crossword',
] as const

export type MenuArtName = (typeof menuArtNames)[number]
