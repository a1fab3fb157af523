import { fallbackColors } from '#art/fallback-colors.ts'
import type { ShareFacts } from '#kit/share-facts.ts'
import type { Face, Faces } from '#lib/server/type-setter.ts'
import { balanceLines, breakPieces } from '#lib/thai/line-breaks.ts'
import { savedTerms } from '#ui/reading/thai-terms.ts'

export const shareSize = { width: 1200, height: 630 }
const { width, height } = shareSize

/** Colours of tokens.css in sRGB, light theme only: share pictures appear on other sites. */
const colors = {
  ink: '#13261e',
  soft: '#4b5d54',
  surface: '#ffffff',
  edge: '#d8e3dc',
  brand: '#026031',
  s1: '#03a578',
  s2: '#ec6b53',
  s3: '#687de0',
  s4: '#2a9ad0',
  s5: '#cf67b4',
}
const sizes = [68, 60, 52, 46, 40]
const lineHeight = 1.5
const maxLines = 4
const maxHeight = 320
/** The height of the bar with our name. */
const footer = 96

type Text = { text: string; x: number; y: number; size: number; face: Face; color: string }

/**
 * Draws a share picture as SVG without text elements: letters are outlines, so rendering needs no font. `art` holds the
 * SVGs by name.
 */
export function drawShare(facts: ShareFacts, faces: Faces, art: Record<string, string>): string {
  const soft = fallbackColors[`${facts.color}-soft`][0]
  const picture = art[facts.art] ?? art['mascots/hello.svg']!
  const parts = { article: drawArticle, club: drawClub, home: drawHome }[facts.layout](facts, faces, picture)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${rect(0, 0, width, height, 0, soft)}${parts}${drawMark(faces, art)}</svg>`
}

/** The uncropped cover on a card at the right, the text at the left. */
function drawArticle(facts: ShareFacts, faces: Faces, picture: string): string {
  const card = { x: 656, y: 146, w: 496, h: 279 }
  return [
    rect(0, 0, 16, height, 0, colors[facts.color]),
    rect(card.x - 12, card.y - 12, card.w + 24, card.h + 24, 36, colors.surface),
    `<clipPath id="card"><rect x="${card.x}" y="${card.y}" width="${card.w}" height="${card.h}" rx="28"/></clipPath>`,
    `<g clip-path="url(#card)">${place(picture, card, facts.art.startsWith('clubs/') ? '350 -4 290 164' : '0 0 320 180')}</g>`,
    drawWords(facts, faces, { x: 72, width: 540 }),
  ].join('')
}

/** The club's background over the full width, its scene at the bottom right, the name at the top left. */
function drawClub(facts: ShareFacts, faces: Faces, picture: string): string {
  return [
    place(picture, { x: 0, y: 0, w: width, h: height - footer }, '0 -125 640 285'),
    rect(48, 36, 540, 240, 36, colors.surface),
    drawWords(facts, faces, { x: 88, width: 490 }, 153),
  ].join('')
}

function drawHome(facts: ShareFacts, faces: Faces, picture: string): string {
  return [
    `<circle cx="930" cy="300" r="220" fill="${fallbackColors['art-stage'][0]}"/>`,
    place(picture, { x: 740, y: 100, w: 380, h: 380 }, '0 0 96 96'),
    drawWords(facts, faces, { x: 72, width: 600 }),
  ].join('')
}

/** Tag, title and line as one vertically centred block; the title in the largest size that fits. */
function drawWords(facts: ShareFacts, faces: Faces, at: { x: number; width: number }, middle = 285): string {
  const { size, lines } = fitTitle(facts, faces[600], at.width)
  const small = 28
  const top = middle - (lines.length * size * lineHeight) / 2
  const texts: Text[] = [
    { text: facts.tag, x: at.x + 34, y: top - 14, size: small, face: faces[600], color: colors.soft },
    ...lines.map((text, i) => ({
      text: text.trimEnd(),
      x: at.x,
      // The baseline within the line height, as a browser places it.
      y: top + (i + 0.5) * size * lineHeight + size * 0.375,
      size,
      face: faces[600],
      color: colors.ink,
    })),
  ]
  const bottom = top + lines.length * size * lineHeight + 44
  texts.push({ text: facts.line, x: at.x, y: bottom, size: small, face: faces[400], color: colors.soft })
  const dot = `<circle cx="${at.x + 11}" cy="${round(top - 24)}" r="11" fill="${colors[facts.color]}"/>`
  return dot + texts.map(drawText).join('')
}

type Titled = Pick<ShareFacts, 'title' | 'title_phrases'>

/** The phrases with the space between two of them at the end of the first: it ends a line and never begins one. */
function endWithSpaces(phrases: readonly string[]): string[] {
  return phrases.map((phrase, i) => phrase.trimStart() + (/^\s*/.exec(phrases[i + 1] ?? '')?.[0] ?? ''))
}

/**
 * The largest size at which the title fits, and its lines: broken between phrases if possible, else between words; at
 * most four lines.
 */
export function fitTitle(facts: Titled, face: Face, room: number): { size: number; lines: string[] } {
  const phrases = endWithSpaces(facts.title_phrases ?? [facts.title])
  for (const size of sizes) {
    const measure = (text: string) => (face.measure(text) * size) / 1000
    const pieces = phrases.flatMap((phrase) =>
      measure(phrase.trimEnd()) <= room ? [phrase] : breakPieces(phrase, savedTerms),
    )
    const lines = balanceLines(pieces, room, measure)
    const isLow = lines.length <= maxLines && lines.length * size * lineHeight <= maxHeight
    const fits = isLow && lines.every((line) => measure(line.trimEnd()) <= room)
    if (fits) return { size, lines }
  }
  const size = sizes.at(-1)!
  const measure = (text: string) => (face.measure(text) * size) / 1000
  const lines = balanceLines(breakPieces(facts.title), room, measure)
  return { size, lines: lines.length > maxLines + 1 ? [...lines.slice(0, maxLines), '…'] : lines }
}

function drawMark(faces: Faces, art: Record<string, string>): string {
  const y = height - 66
  return [
    rect(0, height - footer, width, footer, 0, colors.surface),
    rect(0, height - footer, width, 2, 0, colors.edge),
    place(art['logos/mark.svg']!, { x: 72, y: y - 8, w: 52, h: 52 }, '8 4 80 80'),
    drawText({ text: 'Koinklass', x: 138, y: y + 31, size: 36, face: faces[600], color: colors.brand }),
    drawText({ text: 'เรื่องเงินของวัยรุ่น', x: 330, y: y + 30, size: 26, face: faces[400], color: colors.soft }),
  ].join('')
}

function drawText({ text, x, y, size, face, color }: Text): string {
  const scale = size / 1000
  const glyphs = face.shape(text).map((glyph) => {
    const path = face.outline(glyph.id)
    return path && `<path transform="translate(${glyph.x} ${glyph.y})" d="${path}"/>`
  })
  return `<g fill="${color}" transform="translate(${round(x)} ${round(y)}) scale(${scale} -${scale})">${glyphs.join('')}</g>`
}

/** Places an SVG in a box, in its light colours. */
function place(svg: string, { x, y, w, h }: Record<'x' | 'y' | 'w' | 'h', number>, viewBox: string): string {
  const inside = svg
    .replace(/<style>.*?<\/style>/s, '')
    .replace(/var\(--[\w-]+,(#[0-9a-f]+)\)/g, '$1')
    .replace(/^<svg[^>]*>/, '')
    .replace(/<\/svg>\s*$/, '')
    .replace('<g id="art">', '<g>')
  return `<svg x="${x}" y="${y}" width="${w}" height="${h}" viewBox="${viewBox}" preserveAspectRatio="xMidYMid slice">${inside}</svg>`
}

function rect(x: number, y: number, w: number, h: number, r: number, fill: string): string {
  return `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}"/>`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
