const segmenter = new Intl.Segmenter('th', { granularity: 'word' })
const encoder = new TextEncoder()

/** What a tsvector may hold: PostgreSQL's own limits, in bytes and positions. */
const maxWordBytes = 2046
const maxPosition = 16_383

/**
 * The words of a Thai or mixed text, in order, lower-cased. Thai writes no spaces: a dictionary finds the borders, the
 * same for a text and for what is searched in it. Punctuation and a repetition mark (ๆ) are no part of a word.
 */
export function segmentWords(text: string): string[] {
  const words: string[] = []
  for (const { segment, isWordLike } of segmenter.segment(normalizeText(text))) {
    const word = segment.replace(/[ๆ\s]+$/, '').trimStart()
    if (isWordLike && word) words.push(word)
  }
  return words
}

export function countWords(text: string): number {
  return segmentWords(text).length
}

/** Words by their weight in a search: A the most, D the least. */
export type WeightedText = { text: string; weight: 'A' | 'B' | 'C' | 'D' }

/**
 * Texts → PostgreSQL's tsvector as text, ready for a cast. Its own parser is left out: whether it takes a Thai vowel
 * sign for a letter depends on the system's locale.
 */
export function toSearchVector(parts: WeightedText[]): string {
  const words = parts.flatMap(({ text, weight }) => indexable(text).map((word) => ({ word, weight })))
  return words
    .slice(0, maxPosition)
    .map(({ word, weight }, i) => `${quote(word)}:${i + 1}${weight}`)
    .join(' ')
}

/** What somebody typed → PostgreSQL's tsquery as text: every word, or its beginning; null when no word is in it. */
export function toSearchQuery(keyword: string): string | null {
  const words = [...new Set(indexable(keyword))]
  return words.length ? words.map((word) => `${quote(word)}:*`).join(' & ') : null
}

function indexable(text: string): string[] {
  return segmentWords(text).filter((word) => encoder.encode(word).length <= maxWordBytes)
}

function quote(word: string): string {
  return `'${word.replace(/['\\]/g, '$&$&')}'`
}

/** The same word is typed in more than one way: sara am in two parts, sara ae as two e, invisible letters in between. */
function normalizeText(text: string): string {
  return text
    .replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/\u0e4d([\u0e48-\u0e4b]?)\u0e32/g, '$1\u0e33')
    .replace(/เเ/g, 'แ')
}
