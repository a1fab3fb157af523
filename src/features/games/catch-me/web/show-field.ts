import type { ArtColor } from '#kit/web/art/art-color.ts'
import { fieldWidth, type Game, type Item, laneCount } from '../rules.ts'
import { type Shape, type Thing, things } from './show-things.ts'

/** The height at which things meet the basket, and their size, in the field's units; the field is square. */
const catchHeight = 790
const thingSize = 128
const purseSize = 210
const skyTop = -90
const growMs = 420

/** A thing that was just caught, while its figure rises. */
export type Spark = { lane: number; change: string; isGood: boolean; since: number }
/** The field on this screen: pictures rendered once for its size and theme, so that a frame only copies them. */
export type Stage = {
  size: number
  scale: number
  ground: HTMLCanvasElement
  pictures: Map<Thing, HTMLCanvasElement>
  colors: Colors
}
type Colors = { good: string; bad: string; back: string; font: string }

/** Renders all pictures again, after each change of size, theme or density of the screen. */
export function newStage(canvas: HTMLCanvasElement): Stage {
  const size = Math.max(1, Math.round(canvas.clientWidth * Math.min(3, devicePixelRatio)))
  if (canvas.width !== size) {
    canvas.width = size
    canvas.height = size
  }
  const style = getComputedStyle(canvas)
  const color = (name: ArtColor) => style.getPropertyValue(`--c-art-${name}`)
  const scale = size / fieldWidth
  const pictures = new Map<Thing, HTMLCanvasElement>()
  for (const thing of Object.keys(things) as Thing[]) {
    const wide = Math.ceil((thing === 'open' || thing === 'shut' ? purseSize : thingSize) * scale)
    pictures.set(
      thing,
      paint(wide, wide, (context) => paintShapes(context, { shapes: things[thing], scale: wide / 96, color })),
    )
  }
  const ground = paint(size, size, (context) => paintGround(context, scale, color))
  const token = (name: string) => style.getPropertyValue(name)
  const colors = {
    good: token('--c-brand-ink'),
    bad: token('--c-warn-ink'),
    back: token('--c-surface'),
    font: style.fontFamily,
  }
  return { size, scale, ground, pictures, colors }
}

function paint(width: number, height: number, work: (context: CanvasRenderingContext2D) => void): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  work(canvas.getContext('2d')!)
  return canvas
}

type Painting = { shapes: Shape[]; scale: number; color: (name: ArtColor) => string }

function paintShapes(context: CanvasRenderingContext2D, { shapes, scale, color }: Painting): void {
  context.scale(scale, scale)
  context.lineCap = 'round'
  context.lineJoin = 'round'
  for (const shape of shapes) {
    const path = new Path2D(shape.d)
    if (shape.w) {
      context.lineWidth = shape.w
      context.strokeStyle = color(shape.color)
      context.stroke(path)
    } else {
      context.fillStyle = color(shape.color)
      context.fill(path)
    }
  }
}

/** Sky, two hills and the meadow, with a stepping stone for each lane. */
function paintGround(context: CanvasRenderingContext2D, scale: number, color: (name: ArtColor) => string): void {
  const shapes: Shape[] = [
    { d: 'M0 0H1000V1000H0Z', color: 'stage' },
    { d: 'M0 720Q220 520 480 690T1000 620V1000H0Z', color: 'stage-2' },
    { d: 'M0 880Q500 830 1000 880V1000H0Z', color: 'ground' },
    ...Array.from({ length: laneCount }, (_, lane): Shape => {
      const x = lane * 200 + 40
      return { d: `M${x} 962h120`, color: 'shadow', w: 22 }
    }),
  ]
  paintShapes(context, { shapes, scale, color })
}

type Frame = {
  game: Game /** The basket's previous position, and the fraction of the next step, 0 to 1. */
  before: number
  part: number
  sparks: Spark[]
  now: number
}

/** Draws one frame, interpolated between two steps. */
export function drawField(
  context: CanvasRenderingContext2D,
  stage: Stage,
  { game, before, part, sparks, now }: Frame,
): void {
  const { scale, ground, pictures } = stage
  context.drawImage(ground, 0, 0)
  const moment = game.step - 1 + part
  const x = before + (game.x - before) * part
  put(context, pictures.get(game.step < game.shutUntil ? 'shut' : 'open')!, x * scale, (catchHeight + 62) * scale)
  for (let nth = Math.max(0, game.next - 1); nth < game.rows.length; nth++) {
    const row = game.rows[nth]!
    const fallen = (moment - row.arrives + row.falls) / row.falls
    if (fallen < 0) break
    const y = skyTop + fallen * (catchHeight - skyTop)
    if (y < fieldWidth - skyTop)
      for (const item of row.items)
        if (!game.caught.has(item)) put(context, pictures.get(item.kind)!, (item.lane * 200 + 100) * scale, y * scale)
  }
  for (const spark of sparks) drawSpark(context, stage, spark, now)
}

function put(context: CanvasRenderingContext2D, picture: HTMLCanvasElement, x: number, y: number): void {
  context.drawImage(picture, Math.round(x - picture.width / 2), Math.round(y - picture.height / 2))
}

function drawSpark(context: CanvasRenderingContext2D, { scale, colors }: Stage, spark: Spark, now: number): void {
  const age = Math.min(1, (now - spark.since) / growMs)
  context.font = `600 ${Math.round(54 * scale)}px ${colors.font}`
  context.textAlign = 'center'
  context.globalAlpha = 1 - age * age
  context.lineWidth = 10 * scale
  context.strokeStyle = colors.back
  context.fillStyle = spark.isGood ? colors.good : colors.bad
  const [x, y] = [(spark.lane * 200 + 100) * scale, (catchHeight - 120 - 90 * age) * scale]
  context.strokeText(spark.change, x, y)
  context.fillText(spark.change, x, y)
  context.globalAlpha = 1
}

/** The figures that are still rising, including a new one. */
export function withSpark(sparks: Spark[], now: number, caught: { item: Item; change: number } | null): Spark[] {
  const young = sparks.filter(({ since }) => now - since < growMs)
  if (!caught) return young
  const { item, change } = caught
  // A player without points loses none, but sees the hit.
  const figure = change > 0 ? `+${change}` : change < 0 ? `−${-change}` : '×'
  return [...young, { lane: item.lane, change: figure, isGood: change > 0, since: now }]
}
