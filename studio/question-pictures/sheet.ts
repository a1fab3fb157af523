import { fallbackColors } from '../../src/art/fallback-colors.ts'
import type { Face } from '../../src/lib/server/type-setter.ts'

/** Colours of tokens.css in sRGB, light theme only: a sheet of paper stays light in the dark theme. */
const papers = { ink: '#13261e', soft: '#4b5d54', line: '#d8e3dc', paper: '#ffffff' }
export type Color = keyof typeof papers | keyof typeof fallbackColors

export const sheetSize = { width: 320, height: 200 }

type Letters = { size?: number; color?: Color; align?: 'start' | 'middle' | 'end' }

/** A drawing of 320 × 200 in progress: every method paints over what is there. */
export type Sheet = {
  rect: (x: number, y: number, w: number, h: number, r: number, color: Color) => void
  circle: (x: number, y: number, r: number, color: Color) => void
  /** A line through points, with round ends. */
  line: (points: readonly (readonly [number, number])[], width: number, color: Color, isDashed?: boolean) => void
  /** A slice of a circle, in fractions of a turn from the top. */
  slice: (x: number, y: number, r: number, from: number, to: number, color: Color) => void
  /** Text as outlines: it needs no font, and cannot be read from the file. `y` is the baseline. */
  text: (text: string, x: number, y: number, looks?: Letters) => void
  /** All texts so far. */
  texts: string[]
  /** The complete document. */
  finish: () => string
}

/** An empty sheet in a soft colour. */
export function newSheet(face: Face, card: Color): Sheet {
  const parts: string[] = []
  const texts: string[] = []
  const glyphs = new Map<number, { id: string; path: string }>()
  const useOf = (id: number) => {
    const known = glyphs.get(id) ?? { id: nameOf(glyphs.size), path: shorten(face.outline(id)) }
    glyphs.set(id, known)
    return known
  }
  const sheet: Sheet = {
    texts,
    rect: (x, y, w, h, r, color) => {
      const corner = r ? ` rx="${r}"` : ''
      parts.push(`<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}"${corner} fill="${colorOf(color)}"/>`)
    },
    circle: (x, y, r, color) =>
      void parts.push(`<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${colorOf(color)}"/>`),
    line: (points, width, color, isDashed) => {
      const d = points.map(([x, y], i) => `${i ? 'L' : 'M'}${n(x)} ${n(y)}`).join('')
      const dash = isDashed ? ' stroke-dasharray="1 6"' : ''
      parts.push(
        `<path d="${d}" fill="none" stroke="${colorOf(color)}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${dash}/>`,
      )
    },
    slice: (x, y, r, from, to, color) => {
      const at = (share: number) => {
        const angle = (share - 0.25) * 2 * Math.PI
        return `${n(x + r * Math.cos(angle))} ${n(y + r * Math.sin(angle))}`
      }
      const isLarge = to - from > 0.5 ? 1 : 0
      const d = `M${n(x)} ${n(y)}L${at(from)}A${r} ${r} 0 ${isLarge} 1 ${at(to)}Z`
      parts.push(
        `<path d="${d}" fill="${colorOf(color)}" stroke="${papers.paper}" stroke-width="2" stroke-linejoin="round"/>`,
      )
    },
    text: (text, x, y, { size = 15, color = 'ink', align = 'start' } = {}) => {
      texts.push(text)
      const width = (face.measure(text) * size) / 1000
      const left = x - (align === 'end' ? width : align === 'middle' ? width / 2 : 0)
      const letters = face.shape(text).flatMap((glyph) => {
        const { id, path } = useOf(glyph.id)
        const [x, up] = [Math.round(glyph.x / grain), glyph.y ? ` y="${Math.round(glyph.y / grain)}"` : '']
        return path ? `<use href="#${id}" x="${x}"${up}/>` : []
      })
      const scale = (size * grain) / 1000
      parts.push(
        `<g transform="translate(${n(left)} ${n(y)}) scale(${scale} -${scale})" fill="${colorOf(color)}">${letters.join('')}</g>`,
      )
    },
    finish: () => {
      const { width, height } = sheetSize
      const defs = [...glyphs.values()].flatMap(({ id, path }) => (path ? `<path id="${id}" d="${path}"/>` : []))
      return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${defs.join('')}</defs>${parts.join('')}</svg>\n`
    },
  }
  sheet.rect(0, 0, sheetSize.width, sheetSize.height, 0, card)
  return sheet
}

/** The grid of outlines in thousandths of the font size: finer than a screen shows at these sizes. */
const grain = 5

/** Encodes an outline in relative coordinates, which takes a third of the bytes. */
function shorten(path: string): string {
  let [atX, atY] = [0, 0]
  let [startX, startY] = [0, 0]
  const commands = path.match(/[MLQCZ][^MLQCZ]*/g) ?? []
  return commands
    .map((command) => {
      const kind = command[0]!
      if (kind === 'Z') {
        ;[atX, atY] = [startX, startY]
        return 'z'
      }
      const numbers = (command.slice(1).match(/-?[\d.]+/g) ?? []).map((one) => Math.round(Number(one) / grain))
      const steps = numbers.map((value, i) => value - (i % 2 ? atY : atX))
      ;[atX, atY] = numbers.slice(-2) as [number, number]
      if (kind === 'M') [startX, startY] = [atX, atY]
      return kind.toLowerCase() + steps.join(' ').replaceAll(' -', '-')
    })
    .join('')
}

/** a … z, a0 … z99: neutral names. */
function nameOf(i: number): string {
  const letter = String.fromCharCode(97 + (i % 26))
  return i < 26 ? letter : `${letter}${Math.floor(i / 26) - 1}`
}

function n(value: number): string {
  return String(Math.round(value * 10) / 10)
}

function colorOf(name: Color): string {
  if (name in papers) return papers[name as keyof typeof papers]
  const color = fallbackColors[name as keyof typeof fallbackColors]
  return typeof color === 'string' ? color : color[0]
}
