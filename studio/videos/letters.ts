import { type Glyph, openFaces } from '../../src/lib/server/type-setter.ts'
import { balanceLines, breakPieces } from '../../src/lib/thai/line-breaks.ts'

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

type Piece = { text: string; isStrong: boolean }

function setLines(marked: string, width: number): SetText {
  const set: SetText = { words: [], lines: [] }
  for (const part of marked.split('\n')) {
    const pieces = piecesOf(part)
    const texts = pieces.map(({ text }) => text)
    for (const line of balanceLines(texts, width, (one) => face.measure(one))) {
      const own: Piece[] = []
      for (let long = 0; long < line.length; long += own.at(-1)!.text.length) own.push(pieces.shift()!)
      set.words.push(...cutLine(own, set.lines.length))
      set.lines.push(face.measure(line.trimEnd()))
    }
  }
  return set
}

/** The words of a part; what stands between asterisks is one. */
function piecesOf(part: string): Piece[] {
  return part.split('*').flatMap((text, i): Piece[] => {
    if (i % 2 === 1) return [{ text, isStrong: true }]
    return breakPieces(text).map((one) => ({ text: one, isStrong: false }))
  })
}

/** Shapes a line as a whole and gives every word its glyphs. */
function cutLine(pieces: Piece[], line: number): SetWord[] {
  const ends = pieces.map((_, i) => textOf(pieces.slice(0, i + 1)).length)
  const parts: Glyph[][] = pieces.map(() => [])
  let at = 0
  for (const glyph of face.shape(textOf(pieces).trimEnd())) {
    const i = ends.findIndex((end) => at < end)
    parts[i === -1 ? parts.length - 1 : i]!.push(glyph)
    at += glyph.text.length
  }
  return pieces.flatMap(({ text, isStrong }, i) => {
    const x = face.measure(textOf(pieces.slice(0, i)))
    const path = parts[i]!.map((glyph) => moved(face.outline(glyph.id), glyph.x - x, glyph.y)).join('')
    return path ? [{ path, x, wide: face.measure(text.trimEnd()), line, isStrong }] : []
  })
}

const textOf = (pieces: Piece[]) => pieces.map(({ text }) => text).join('')

/** Path data moved by dx, dy, with y turned downwards. */
function moved(path: string, dx: number, dy: number): string {
  return path.replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, x, y) => `${Math.round(+x + dx)},${Math.round(-y - dy)}`)
}
