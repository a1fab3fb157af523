import { baseLetter, splitClusters } from '#lib/thai/answers.ts'

export const lives = 6

/** The grapheme clusters of a word, each null until its base letter was guessed. */
export function shapeOf(word: string, letters: readonly string[]): (string | null)[] {
  return splitClusters(word).map((cluster) => (letters.includes(baseLetter(cluster)!) ? cluster : null))
}

/** Whether a letter is in the word. */
export function isIn(word: string, letter: string): boolean {
  return splitClusters(word).some((cluster) => baseLetter(cluster) === letter)
}

/** The state of a game after these guesses: in progress (null), won or lost. */
export function outcome(word: string, letters: readonly string[]): 'won' | 'lost' | null {
  if (shapeOf(word, letters).every((cluster) => cluster !== null)) return 'won'
  return countMisses(word, letters) >= lives ? 'lost' : null
}

export function countMisses(word: string, letters: readonly string[]): number {
  return letters.filter((letter) => !isIn(word, letter)).length
}
