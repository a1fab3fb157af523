import type { Face, Glyph } from '../type-setter.ts'
import { type PdfFont, pathOperators } from './pdf-font.ts'
import type { PlacedLine } from './pdf-text.ts'

/** The part of pdfkit's document that draws; its y axis points down. */
type Canvas = {
  addContent: (operators: string) => unknown
  link: (x: number, y: number, w: number, h: number, url: string) => unknown
}
type Place = { x: number; base: number; size: number; color: string }

const linkColor = '#015580'

/** Draws glyphs onto a page, either as selectable text or as outlines that are not text. */
export function newInk(canvas: Canvas, fonts: Record<400 | 600, PdfFont>) {
  function drawOutlines(face: Face, glyphs: readonly Glyph[], { x, base, size, color }: Place) {
    const scale = size / 1000
    for (const glyph of glyphs) {
      const at = `${round(x + glyph.x * scale)} ${round(base - glyph.y * scale)}`
      const path = pathOperators(face.outline(glyph.id))
      canvas.addContent(`q ${rgb(color)} rg ${scale} 0 0 -${scale} ${at} cm ${path} f Q`)
    }
  }

  function drawLine(line: PlacedLine, place: Place) {
    const { base, size } = place
    for (const { run, glyphs, x, width } of line) {
      const color = run.href ? linkColor : place.color
      const left = place.x + x
      const font = fonts[run.weight]
      const at = `1 0 0 -1 ${round(left)} ${round(base)} Tm`
      canvas.addContent(`BT ${rgb(color)} rg /F${run.weight} ${size} Tf ${at} ${font.show(glyphs, size)} ET`)
      const spare = glyphs.filter(({ text }) => !text)
      drawOutlines(font.face, spare, { x: left, base, size, color })
      if (run.href) underline(run.href, { x: left, base, size, color }, width)
    }
  }

  function underline(href: string, { x, base, size, color }: Place, width: number) {
    const y = round(base + 2.5)
    canvas.addContent(`q ${rgb(color)} RG 0.6 w ${round(x)} ${y} m ${round(x + width)} ${y} l S Q`)
    canvas.link(x, base - size, width, size * 1.4, href)
  }

  return { drawLine, drawOutlines }
}

function rgb(color: string): string {
  return [1, 3, 5].map((at) => round(Number.parseInt(color.slice(at, at + 2), 16) / 255)).join(' ')
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000
}
