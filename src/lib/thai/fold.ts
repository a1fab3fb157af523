/**
 * A text in normalised spelling for comparisons. `at` gives for each unit of `text` its position in the original, and
 * ends with the original's length: `text.slice(i, j)` was written as `original.slice(at[i], at[j])`.
 */
export type Folded = { text: string; at: readonly number[] }

const maxRounds = 6
const maxOfOneSign = 4
const unseen =
  /(?:(?![\t\n\r])\p{Cc}|\u034f|[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]|[\ufe00-\ufe0f])+/gu
const above = '[\u0e31\u0e34-\u0e3a\u0e47-\u0e4e]'
/**
 * A run of marks on one letter, with a sara aa that makes it a sara am and the tones after that; or the tones after a
 * sara am. The lookbehind reads a run at most once more, so matching stays linear.
 */
const marks = new RegExp(
  `(${above}{2,}|\u0e4d(?=\u0e32))(?:(?<=\u0e4d${above}*)\u0e32([\u0e48-\u0e4b]*))?|\u0e33([\u0e48-\u0e4b]+)`,
  'gu',
)

/** Characters that folding may change: most of our own texts have none, and skip it. */
const unusual = new RegExp(
  `[^\\n -@\\[-~\u0e01-\u0e4c\u0e4e\u0e4f–—“”‘’×−]|\\d,\\d|เเ|\u0e33[\u0e48-\u0e4b]|${above}[\u0e31\u0e34-\u0e3a\u0e47]|[\u0e48-\u0e4e]${above}`,
  'u',
)

/**
 * Normalises spellings of the same words: full width, Thai digits, sara am in two parts, เเ for แ, duplicate or
 * reordered marks, invisible characters, thousands separators. Idempotent.
 */
export function foldText(original: string): Folded {
  const plain: Folded = { text: original, at: Array.from({ length: original.length + 1 }, (_, i) => i) }
  if (!unusual.test(original)) return plain
  // Marks of other scripts between Thai ones need a second round.
  let now = plain
  for (let round = 0; round < maxRounds; round++) {
    const next = steps.reduce(replaceIn, now)
    if (next.text === now.text) return next
    now = next
  }
  return now
}

/** The folded text without positions. */
export function normalizeText(text: string): string {
  return foldText(text).text
}

type Step = [pattern: RegExp, put: (...match: string[]) => string]
const steps: Step[] = [
  [/[\ud800-\udfff]/gu, () => '\ufffd'],
  [unseen, () => ''],
  [/\P{M}\p{M}*|\p{M}+/gu, foldCompatible],
  [/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50)],
  [marks, (_found, run, after, tones) => foldMarks(run, after, tones)],
  [/เเ/g, () => 'แ'],
  [/(?<=\d),(?=\d{3}(?!\d))/g, () => ''],
]

function foldCompatible(piece: string): string {
  // Half of all pieces are single Thai characters: none of them changes under NFKC but sara am, which must not be
  // decomposed.
  if (piece.length === 1 && piece >= '\u0e01' && piece <= '\u0e4f') return piece
  let now = piece
  // NFKC expands some signs to a whole sentence of 18 letters: replaced by a space, since nobody searches by them.
  if (piece.length === 1 && piece.normalize('NFKC').length > maxOfOneSign) return ' '
  for (let i = 0; i < 3; i++) now = now.normalize('NFKC').toLowerCase().normalize('NFKC')
  return now
}

/** Sara am in two parts may have its tone before, between or after them. */
function foldMarks(run = '', after?: string, tones?: string): string {
  if (tones !== undefined) return orderMarks(tones, true)
  if (after === undefined) return orderMarks(run, false)
  const circle = run.lastIndexOf('\u0e4d')
  return orderMarks(run.slice(0, circle) + run.slice(circle + 1) + after, true)
}

/** Each mark once: vowels, then one tone, then the silencer; with sara am the tone comes before it. */
function orderMarks(all: string, isAm: boolean): string {
  const unique = [...new Set(all)]
  const tone = unique.find((mark) => mark >= '\u0e48' && mark <= '\u0e4b')
  const rest = unique.filter((mark) => mark < '\u0e48' || mark > '\u0e4b')
  const vowels = rest.filter((mark) => mark < '\u0e48').sort()
  const others = rest.filter((mark) => mark > '\u0e4b').sort()
  return [...vowels, tone ?? '', ...others, isAm ? '\u0e33' : ''].join('')
}

function replaceIn({ text, at }: Folded, [pattern, put]: Step): Folded {
  let made = ''
  const places: number[] = []
  let done = 0
  const save = (end: number) => {
    made += text.slice(done, end)
    for (let i = done; i < end; i++) places.push(at[i]!)
  }
  for (const match of text.matchAll(pattern)) {
    const piece = put(...(match as unknown as string[]))
    save(match.index)
    made += piece
    for (let i = 0; i < piece.length; i++) places.push(at[match.index]!)
    done = match.index + match[0].length
  }
  save(text.length)
  places.push(at.at(-1)!)
  return { text: made, at: places }
}
