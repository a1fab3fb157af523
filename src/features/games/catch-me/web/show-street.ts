import type { ArtColor } from '#art/art-color.ts'
import { fieldWidth, laneCount } from '../rules.ts'

/** A colour of the pictures, or of the surrounding world (`data-w`). */
export type StreetColor = ArtColor | 'w-sky' | 'w-hill' | 'w-ground' | 'w-lip'
/** One path of the street, in units of the field: filled, or drawn as a line of width `w`. */
export type StreetShape = { d: string; color: StreetColor; w?: number }
type Pen = StreetShape[]

/** The height of the pavement, and of the stalls above it, in units of the field. */
const pavement = 150
const stallHeight = 330
const stalls = [
  { x: 18, awning: 'coral', goods: ['mint', 'rose', 'mint'] },
  { x: 352, awning: 'sky', goods: ['coral', 'violet', 'coral'] },
  { x: 686, awning: 'mint', goods: ['violet', 'rose', 'sky'] },
] as const
const stallWidth = 296

/**
 * The market street in a box `tall` units high, from the back to the front: far roofs, three stalls with striped awnings
 * and lamps, pots between them, a row of flags, and the pavement with a stone for each lane. The sky is left out, so that
 * the sun can sink behind it. The game and the screen before it draw the same.
 */
export function drawStreet(tall: number): StreetShape[] {
  const pen: Pen = []
  const ground = tall - pavement
  fill(pen, 'w-hill', `M0 ${ground - 300}q120-90 250-30t260-60t270 40t220-50V${ground}H0Z`)
  for (const stall of stalls) paintStall(pen, stall, ground)
  paintFlags(pen, ground - stallHeight - 70)
  for (const x of [333, 667]) paintPot(pen, x, ground)
  for (const { x } of stalls) paintLamps(pen, x, ground - stallHeight + 82)
  fill(pen, 'w-lip', `M0 ${ground}H${fieldWidth}V${tall}H0Z`)
  fill(pen, 'w-ground', `M0 ${ground + 22}H${fieldWidth}V${tall}H0Z`)
  for (let lane = 0; lane < laneCount; lane++)
    line(pen, 'w-lip', { d: `M${lane * 200 + 40} ${tall - 34}h120`, width: 22 })
  return pen
}

/** The sun: it stands lower the less time is left. `part` is the time that has passed, 0 to 1. */
export function paintSun(context: CanvasRenderingContext2D, tall: number, part: number): void {
  const bottom = tall - pavement - stallHeight * 0.6
  context.beginPath()
  context.arc(740, 150 + (bottom - 150) * part, 82, 0, 2 * Math.PI)
  context.fill()
}

function paintStall(pen: Pen, { x, awning, goods }: (typeof stalls)[number], ground: number): void {
  const top = ground - stallHeight
  const right = x + stallWidth
  line(pen, 'wood', { d: `M${x + 24} ${top + 60}V${ground}M${right - 24} ${top + 60}V${ground}`, width: 16 })
  fill(pen, 'cream', `M${x + 32} ${top + 90}H${right - 32}V${ground - 110}H${x + 32}Z`)
  goods.forEach((good, i) => {
    for (const dx of [0, 34]) fill(pen, good, roundPath(x + 62 + i * 70 + dx, ground - 122 - (dx ? 12 : 0), 22))
  })
  // A cloth and no wood: the basket stands out before it.
  fill(
    pen,
    'white',
    `M${x + 6} ${ground - 112}H${right - 6}q8 0 8 10V${ground - 8}q0 8-8 8H${x + 6}q-8 0-8-8V${ground - 102}q0-10 8-10Z`,
  )
  line(pen, awning, { d: `M${x + 20} ${ground - 64}H${right - 20}`, width: 14 })
  paintAwning(pen, { x, top, awning })
}

/** Six stripes with round ends. */
function paintAwning(pen: Pen, { x, top, awning }: { x: number; top: number; awning: ArtColor }): void {
  const wide = stallWidth / 6
  for (let i = 0; i < 6; i++) {
    const from = x + i * wide
    const d = `M${from} ${top}h${wide}v82a${wide / 2} ${wide / 2} 0 0 1-${wide} 0Z`
    fill(pen, i % 2 ? 'cream' : awning, d)
  }
}

function paintFlags(pen: Pen, y: number): void {
  const colors = ['coral', 'mint', 'violet', 'sky', 'rose'] as const
  line(pen, 'wood-deep', { d: `M-20 ${y}Q500 ${y + 90} 1020 ${y}`, width: 5 })
  for (let i = 0; i < 9; i++) {
    const x = 70 + i * 108
    // The point of the string at this place.
    const t = (x + 20) / 1040
    const at = y + 180 * t * (1 - t)
    fill(pen, colors[i % colors.length]!, `M${x - 22} ${at}h44l-22 46Z`)
  }
}

/** A pot with a plant, where two stalls meet. */
function paintPot(pen: Pen, x: number, ground: number): void {
  for (const [dx, dy] of [
    [-34, -96],
    [34, -104],
    [0, -132],
  ] as const) {
    line(pen, 'leaf-deep', { d: `M${x} ${ground - 50}L${x + dx} ${ground + dy}`, width: 8 })
    fill(pen, 'leaf', roundPath(x + dx, ground + dy, 26))
  }
  fill(pen, 'coral', `M${x - 40} ${ground - 62}h80l-12 66h-56Z`)
  fill(pen, 'cream', `M${x - 46} ${ground - 74}h92v18h-92Z`)
}

/** Three lamps on a string below an awning. */
function paintLamps(pen: Pen, x: number, y: number): void {
  for (const dx of [70, 148, 226]) {
    line(pen, 'wood-deep', { d: `M${x + dx} ${y}v34`, width: 5 })
    fill(pen, 'cream', roundPath(x + dx, y + 46, 17))
  }
}

const roundPath = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0Z`

function fill(pen: Pen, color: StreetColor, d: string): void {
  pen.push({ d, color })
}

function line(pen: Pen, color: StreetColor, { d, width }: { d: string; width: number }): void {
  pen.push({ d, color, w: width })
}
