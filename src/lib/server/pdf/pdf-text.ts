import { breakPieces } from '#lib/thai/line-breaks.ts'
import type { Faces, Glyph } from '../type-setter.ts'

/** A run of text in one weight; `href` makes it a link. */
export type Run = { text: string; weight: 400 | 600; href?: string | undefined }
/** A run placed in a line: its glyphs, start and width, in points. */
export type PlacedRun = { run: Run; glyphs: Glyph[]; x: number; width: number }
export type PlacedLine = PlacedRun[]

type Layout = { faces: Faces; size: number; width: number; saved: readonly string[] }

/** Breaks runs into lines of a width. The space at a line break stays at the line's end, so the text stays complete. */
export function setLines(runs: readonly Run[], layout: Layout): PlacedLine[] {
  return splitAtBreaks(runs).flatMap((part) => setPart(part, layout))
}

function setPart(runs: Run[], { faces, size, width, saved }: Layout): PlacedLine[] {
  const text = runs.map((run) => run.text).join('')
  const cut = (from: number, to: number) => cutRuns(runs, from, to)
  const place = (from: number, to: number): PlacedLine => {
    let x = 0
    return cut(from, to).map((run) => {
      const glyphs = faces[run.weight].shape(run.text)
      const wide = (glyphs.reduce((sum, { advance }) => sum + advance, 0) * size) / 1000
      const placed = { run, glyphs, x, width: wide }
      x += wide
      return placed
    })
  }
  // The width of a line is the sum of its pieces: shaping the whole line for each piece would cost ten times as much.
  const widthOf = (from: number, shown: string) =>
    cut(from, from + shown.length).reduce((sum, run) => sum + faces[run.weight].measure(run.text), 0) * (size / 1000)
  const lines: PlacedLine[] = []
  let [start, end, filled] = [0, 0, 0]
  for (const piece of breakPieces(text, saved)) {
    if (end > start && filled + widthOf(end, piece.trimEnd()) > width) {
      lines.push(place(start, end))
      start = end
      filled = 0
    }
    filled += widthOf(end, piece)
    end += piece.length
  }
  return end > start ? [...lines, place(start, end)] : lines
}

/** Splits the runs at the writer's own line breaks. */
function splitAtBreaks(runs: readonly Run[]): Run[][] {
  const parts: Run[][] = [[]]
  for (const run of runs)
    run.text.split('\n').forEach((text, i) => {
      if (i > 0) parts.push([])
      if (text) parts.at(-1)!.push({ ...run, text })
    })
  return parts
}

function cutRuns(runs: readonly Run[], from: number, to: number): Run[] {
  let at = 0
  return runs.flatMap((run) => {
    const text = run.text.slice(Math.max(0, from - at), Math.max(0, to - at))
    at += run.text.length
    return text ? [{ ...run, text }] : []
  })
}
