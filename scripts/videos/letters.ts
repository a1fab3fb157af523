import { type Glyph, openFaces } from '#lib/server/type-setter.ts'
import { balanceLines, breakPieces } from '#lib/thai/line-breaks.ts'

const face = (await openFaces())[600]

/** A word of a set text: its outline (1,000 units to the em, y downwards) and its place in em/1000. */
export type SetWord = { path: string; x: number; wide: number; line: number; isStrong: boolean }
export type SetText = { words: SetWord[]; lines: number[] }

const known = new Map<string, SetText>()

/**
 * Sets a text in lines of at most `width` em/1000, of similar length, and cuts it into words by dictionary. A line is
 * shaped as a whole before it is cut, so vowels and tone marks keep their places. `*…*` marks strong words, `\n` a line
 * break.
 */
export function setText(marked: string, width: number): SetText {
  const key = `${Math.round(width)} ${marked}`
  const done = known.get(key) ?? setLines(marked, width)
  known.set(key, done)
  return done
}

/** The width of a text in em/1000. */
export function widthOf(text: string): number {
  return face.measure(text)
}

function setLines(marked: string, width: number): SetText {
  const strong = [...marked.matchAll(/\*([^*]+)\*/g)].map(([, text]) => text!)
  const set: SetText = { words: [], lines: [] }
  for (const part of marked.split('\n')) {
    const plain = part.replaceAll('*', '')
    const ranges = rangesOf(part)
    const pieces = breakPieces(plain, strong)
    let from = 0
    for (const text of balanceLines(pieces, width, (one) => face.measure(one))) {
      const shown = text.trimEnd()
      set.words.push(...cutLine(shown, { from, ranges, strong, line: set.lines.length }))
      set.lines.push(face.measure(shown))
      from += text.length
    }
  }
  return set
}

/** The parts of the text between asterisks, counted without asterisks. */
function rangesOf(part: string): [number, number][] {
  let at = 0
  return part.split('*').flatMap((text, i) => {
    at += text.length
    return i % 2 === 1 ? [[at - text.length, at] as [number, number]] : []
  })
}

type Cut = { from: number; ranges: [number, number][]; strong: string[]; line: number }

function cutLine(text: string, { from, ranges, strong, line }: Cut): SetWord[] {
  const glyphs = face.shape(text)
  const pieces = breakPieces(text, strong)
  const ends = pieces.map((_, i) => pieces.slice(0, i + 1).join('').length)
  const parts: Glyph[][] = pieces.map(() => [])
  let at = 0
  for (const glyph of glyphs) {
    const i = ends.findIndex((end) => at < end)
    parts[i === -1 ? parts.length - 1 : i]!.push(glyph)
    at += glyph.text.length
  }
  return parts.flatMap((own, i) => {
    const start = from + (ends[i - 1] ?? 0)
    const x = face.measure(pieces.slice(0, i).join(''))
    const wide = face.measure(pieces[i]!.trimEnd())
    const path = own.map((glyph) => moved(face.outline(glyph.id), glyph.x - x, glyph.y)).join('')
    const isStrong = ranges.some(([a, b]) => start >= a && start < b)
    return path ? [{ path, x, wide, line, isStrong }] : []
  })
}

/** Path data moved by dx, dy, with y turned downwards. */
function moved(path: string, dx: number, dy: number): string {
  return path.replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, x, y) => `${Math.round(+x + dx)},${Math.round(-y - dy)}`)
}
