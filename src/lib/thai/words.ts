import { foldText } from './fold.ts'

const segmenter = new Intl.Segmenter('th', { granularity: 'word' })

/** A word of a folded text, with its position there. */
export type Word = { word: string; start: number; end: number }

/**
 * Segments a folded text into words. Thai has no spaces between words, so a dictionary finds the borders, the same for
 * texts and for search queries. Punctuation and the repetition mark (ๆ) belong to no word.
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

/** The words of a Thai or mixed text, in order, in normalised spelling. */
export function segmentWords(text: string): string[] {
  return findWords(foldText(text).text).map(({ word }) => word)
}

/** The number of words of a text. It skips folding, which costs as much as segmenting and does not change the count. */
export function countWords(text: string): number {
  return findWords(text).length
}
