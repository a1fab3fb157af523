const segmenter = new Intl.Segmenter('th', { granularity: 'word' })

/** A phrase found in a text: its position and length there (UTF-16 units), and which phrase it is. */
export type Found<T> = { at: number; length: number; phrase: T }

/**
 * Makes a finder of phrases in Thai text. A phrase must begin and end at word borders; case is ignored; the longest
 * phrase at a position wins: 'กำ' is not found in 'กำไร', and 'ดอกเบี้ยทบต้น' hides 'ดอกเบี้ย'.
 */
export function newPhraseFinder<T>(phrases: readonly { spelling: string; phrase: T }[]) {
  const byFirst = new Map<string, { spelling: string; phrase: T }[]>()
  for (const { spelling, phrase } of phrases.toSorted((a, b) => b.spelling.length - a.spelling.length)) {
    const lower = spelling.toLowerCase()
    const first = lower.slice(0, 1)
    byFirst.set(first, [...(byFirst.get(first) ?? []), { spelling: lower, phrase }])
  }

  return (text: string): Found<T>[] => {
    const lower = text.toLowerCase()
    const isBorder = newBorders(text)
    const found: Found<T>[] = []
    let from = 0
    while (from < lower.length) {
      const hit = byFirst
        .get(lower[from]!)
        ?.find(({ spelling }) => lower.startsWith(spelling, from) && isBorder(from) && isBorder(from + spelling.length))
      if (hit) found.push({ at: from, length: hit.spelling.length, phrase: hit.phrase })
      from += hit ? hit.spelling.length : 1
    }
    return found
  }
}

/**
 * Whether a position is a word border. Segmentation is slow, so only the stretches between spaces that are asked about
 * are segmented; a space is always a border.
 */
function newBorders(text: string): (at: number) => boolean {
  const known = new Map<number, Set<number>>()
  return (at) => {
    if (at === 0 || at === text.length || text[at] === ' ' || text[at - 1] === ' ') return true
    const start = text.lastIndexOf(' ', at) + 1
    const borders = known.get(start) ?? bordersOf(text, start)
    known.set(start, borders)
    return borders.has(at)
  }
}

function bordersOf(text: string, start: number): Set<number> {
  const end = text.indexOf(' ', start)
  const stretch = text.slice(start, end < 0 ? text.length : end)
  return new Set([...segmenter.segment(stretch)].map(({ index }) => start + index))
}
