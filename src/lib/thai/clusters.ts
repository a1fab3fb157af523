const segmenter = new Intl.Segmenter('th', { granularity: 'grapheme' })

/** The grapheme clusters of a text: a Thai consonant with its marks is one. */
export function toClusters(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}

/** The longest prefix of at most `max` UTF-16 units that does not split a grapheme cluster. */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text
  let cut = ''
  for (const { segment } of segmenter.segment(text.slice(0, max + 50))) {
    if (cut.length + segment.length > max) break
    cut += segment
  }
  return cut
}
