const segmenter = new Intl.Segmenter('th', { granularity: 'word' })

const units = '%|koin|บาท|ปี|เดือน|สัปดาห์|วัน|ชั่วโมง|นาที|วินาที|ข้อ|คะแนน|ครั้ง|คน|ชิ้น|เท่า|ระดับ|หน่วย'
const months = '(?:ม\\.ค|ก\\.พ|มี\\.ค|เม\\.ย|พ\\.ค|มิ\\.ย|ก\\.ค|ส\\.ค|ก\\.ย|ต\\.ค|พ\\.ย|ธ\\.ค)\\.'
/** A date, an amount with its unit, a word with its repetition mark. */
const together = `\\d{1,2} ${months}(?: \\d{4})?|[+−]?\\d[\\d,.–]{0,30} (?:${units})|(?:พ\\.ศ\\.|มาตรา|ข้อ) \\d+`

/** Characters that never begin a line, and characters that never end one. */
const closing = /^[\s\u00a0”’»)\]}.,:;!?%…ๆฯ–—/]/
const opening = new Set('“‘«([{/')

/**
 * Splits a text at its possible line breaks; the pieces concatenate to the text, with spaces at their ends. Words are
 * found by dictionary; `saved` terms, dates and amounts are not split.
 */
export function breakPieces(text: string, saved: readonly string[] = []): string[] {
  const whole = new RegExp([...saved.map(quote), together].join('|'), 'g')
  const ranges = [...text.matchAll(whole)].map(({ index, 0: found }) => [index, index + found.length] as const)
  let next = 0
  const isInside = (at: number) => {
    while (ranges[next] && ranges[next]![1] <= at) next++
    return (ranges[next]?.[0] ?? at) < at
  }
  const pieces: string[] = []
  let from = 0
  for (const { index } of segmenter.segment(text)) {
    if (index === from || isInside(index)) continue
    const [before, after] = [text.slice(from, index), text.slice(index)]
    if (closing.test(after) || opening.has(before.trimEnd().at(-1) ?? '')) continue
    pieces.push(before)
    from = index
  }
  return from < text.length ? [...pieces, text.slice(from)] : pieces
}

function quote(term: string): string {
  return term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

/**
 * Fills lines with pieces up to a width (in the unit of `measure`); trailing spaces do not count. A piece wider than a
 * line gets a line of its own.
 */
export function fillLines(pieces: readonly string[], width: number, measure: (text: string) => number): string[] {
  const lines: string[] = []
  let line = ''
  for (const piece of pieces) {
    if (line && measure((line + piece).trimEnd()) > width) {
      lines.push(line)
      line = ''
    }
    line += piece
  }
  return line ? [...lines, line] : lines
}

/** Fills lines like fillLines, but of similar width: uses the smallest width that needs no more lines. */
export function balanceLines(pieces: readonly string[], width: number, measure: (text: string) => number): string[] {
  const count = fillLines(pieces, width, measure).length
  let [tooNarrow, enough] = [width / Math.max(1, count * 2), width]
  while (enough - tooNarrow > 1) {
    const middle = (tooNarrow + enough) / 2
    const lines = fillLines(pieces, middle, measure)
    const fits = lines.length <= count && lines.every((line) => measure(line.trimEnd()) <= middle)
    if (fits) enough = middle
    else tooNarrow = middle
  }
  return fillLines(pieces, enough, measure)
}
