const segmenter = new Intl.Segmenter('th', { granularity: 'grapheme' })

/** The grapheme clusters of a text: a Thai consonant with its marks is one. */
export function toClusters(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}

/** The longest prefix of at most `most` UTF-16 units that does not split a grapheme cluster. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text
  let cut = ''
  for (const { segment } of segmenter.segment(text.slice(0, most + 50))) {
    if (cut.length + segment.length > most) break
    cut += segment
  }
  return cut
}
