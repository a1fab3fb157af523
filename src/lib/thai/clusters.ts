const segmenter = new Intl.Segmenter('th', { granularity: 'grapheme' })

/** The letters of a text as people count them: a Thai consonant with its marks is one. */
export function toClusters(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}

/** The longest beginning of a text that is at most so many UTF-16 units long and cuts no letter apart. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text
  let cut = ''
  for (const { segment } of segmenter.segment(text.slice(0, most + 50))) {
    if (cut.length + segment.length > most) break
    cut += segment
  }
  return cut
}
