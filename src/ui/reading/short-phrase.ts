/** A longer phrase may not fit on a phone's line, so it may break. */
const longestPhrase = 16

const letters = new Intl.Segmenter('th')

/** Whether a phrase stays on one line; counted in grapheme clusters, so that Thai marks do not count. */
export function isShortPhrase(phrase: string): boolean {
  return [...letters.segment(phrase)].length <= longestPhrase
}

/** The words of a name that stay whole: those between its spaces, for the `save` of `ThaiText`. */
export function wordsOfName(name: string): string[] {
  return name.split(' ').filter((word) => word !== '' && isShortPhrase(word))
}
