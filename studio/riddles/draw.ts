import { fallbackColors } from '../../src/art/fallback-colors.ts'

/**
 * Pictures in short hand: statements, one a line or between semicolons, painted from the first to the last.
 *
 *     r x y width height radius colour      rounded rectangle
 *     c x y radius colour                   circle
 *     e x y radius-x radius-y colour        ellipse
 *     o x y radius width colour             ring
 *     f x y length degrees colour           leaf from its foot
 *     l width colour path                   line with round ends
 *     p colour path                         filled shape
 *     s width colour path                   filled shape with rounded corners
 *     d width colour path                   dashed line
 *     @name x y [scale] [degrees] [flip]    a part: drawn around 0,0, about 100 wide
 *     + name name [name]                    parts side by side, to be read as one word
 */
export type Parts = Record<string, string>

/** The pictures by riddle key; `card` is the background colour. */
export type Scenes = Record<string, { card: string; scene: string }>

type Painter = (words: string[], parts: Parts) => string

const painters: Record<string, Painter> = {
  r: ([x, y, w, h, r, fill]) => tag('rect', { x, y, width: w, height: h, rx: r === '0' ? undefined : r }, fill),
  c: ([cx, cy, r, fill]) => tag('circle', { cx, cy, r }, fill),
  e: ([cx, cy, rx, ry, fill]) => tag('ellipse', { cx, cy, rx, ry }, fill),
  o: ([cx, cy, r, width, stroke]) => tag('circle', { cx, cy, r, ...stroked(stroke, width) }),
  f: ([x, y, l, deg, fill]) =>
    `<g transform="translate(${x} ${y}) rotate(${deg})">${tag('path', { d: leafOf(Number(l)) }, fill)}</g>`,
  l: ([width, stroke, ...d]) => tag('path', { d: d.join(' '), ...stroked(stroke, width) }),
  d: ([width, stroke, ...d]) => tag('path', { d: d.join(' '), ...stroked(stroke, width), 'stroke-dasharray': '2 12' }),
  p: ([fill, ...d]) => tag('path', { d: d.join(' ') }, fill),
  s: ([width, fill, ...d]) =>
    tag('path', { d: d.join(' '), stroke: colorOf(fill), 'stroke-width': width, 'stroke-linejoin': 'round' }, fill),
}

/**
 * A complete picture: 320 × 240 on a card of a soft colour that suits light and dark pages. It is clipped to the card
 * by a basic shape, since ids would clash when several pictures are on one page.
 */
export function drawPicture(card: string, scene: string, parts: Parts): string {
  const body = tag('rect', { width: '320', height: '240', rx: '28' }, card) + draw(scene, parts)
  const clipped = `<g clip-path="inset(0 round 28px) view-box">${body}</g>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240">${clipped}</svg>\n`
}

function draw(text: string, parts: Parts): string {
  return text
    .split(/[;\n]/)
    .map((statement) => statement.trim().split(/\s+/))
    .filter(([name]) => name)
    .map(([name = '', ...words]) => {
      if (name.startsWith('@')) return usePart(name.slice(1), words, parts)
      if (name === '+') return draw(layOut(words), parts)
      const paint = painters[name]
      if (!paint) throw new Error(`no statement ${name}`)
      return paint(words, parts)
    })
    .join('')
}

function usePart(name: string, [x, y, scale = '1', degrees = '0', flip]: string[], parts: Parts): string {
  const part = parts[name]
  if (part === undefined) throw new Error(`no part ${name}`)
  const turned = degrees === '0' ? '' : ` rotate(${degrees})`
  const sized = scale === '1' && !flip ? '' : ` scale(${flip ? `-${scale} ${scale}` : scale})`
  return `<g transform="translate(${x} ${y})${turned}${sized}">${draw(part, parts)}</g>`
}

function layOut(names: string[]): string {
  const { at, scale } = names.length === 2 ? { at: [74, 246], scale: 1.1 } : { at: [52, 160, 268], scale: 0.7 }
  const signs = at.slice(1).map((x, i) => `@plus ${(x + at[i]!) / 2} 120`)
  return [...names.map((name, i) => `@${name} ${at[i]} 120 ${scale}`), ...signs].join(';')
}

function leafOf(l: number): string {
  const [side, low, mid, high] = [0.62, 0.3, 0.42, 0.92].map((share) => Math.round(l * share * 10) / 10)
  return `M0 0C-${side} -${low} -${mid} -${high} 0 -${l}C${mid} -${high} ${side} -${low} 0 0Z`
}

function stroked(color: string | undefined, width: string | undefined) {
  const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }
  return { fill: 'none', stroke: colorOf(color), 'stroke-width': width, ...round }
}

function tag(name: string, attributes: Record<string, string | undefined>, fill?: string): string {
  const all = fill === undefined ? attributes : { ...attributes, fill: colorOf(fill) }
  const written = Object.entries(all).flatMap(([key, value]) => (value === undefined ? [] : [`${key}="${value}"`]))
  return `<${name} ${written.join(' ')}/>`
}

/** The light variant of theme colours, since the card stays light. */
function colorOf(name = ''): string {
  const key = (name.endsWith('-soft') ? name : `art-${name}`) as keyof typeof fallbackColors
  const color: string | readonly [string, string] | undefined = fallbackColors[key]
  if (color === undefined) throw new Error(`no colour ${name}`)
  return typeof color === 'string' ? color : color[0]
}
