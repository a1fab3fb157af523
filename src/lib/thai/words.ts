import { foldText } from './fold.ts'

const segmenter = new Intl.Segmenter('th', { granularity: 'word' })

/** A word of a folded text, and where it stands there. */
export type Word = { word: string; start: number; end: number }

/**
 * The words of a folded text, in order. Thai writes no spaces: a dictionary finds the borders, the same for a text and for
 * what is searched in it. Punctuation and a repetition mark (ๆ) are no part of a word.
 */
export function findWords(folded: string): Word[] {
  const words: Word[] = []
  for (const { segment, index, isWordLike } of segmenter.segment(folded)) {
    const word = segment.replace(/[ๆฯ\s]+$/, '').trimStart()
    if (!isWordLike || !word) continue
    const start = index + segment.indexOf(word)
    words.push({ word, start, end: start + word.length })
  }
  return words
}

/** The words of a Thai or mixed text, in order, in one spelling. */
export function segmentWords(text: string): string[] {
  return findWords(foldText(text).text).map(({ word }) => word)
}

/** How many words a reader reads: spelling does not matter to that, and folding costs as much as segmenting. */
export function countWords(text: string): number {
  return findWords(text).length
}
