import { fieldWidth, type Game, type Item, playSteps } from '../rules.ts'
import { lookOf } from './show-looks.ts'
import { drawStreet, paintSun, type StreetColor, type StreetShape } from './show-street.ts'
import { type Thing, things } from './show-things.ts'

/**
 * Sizes in units of the field's width. On a phone of 360 px a thing is 46 px: a target of touch size. The rules know no
 * heights: the field is as tall as the screen, and things fall from above it to the basket in the same time.
 */
const thingSize = 128
const practiceWalletSize = 250
/** The basket's rim above the lower edge, and how far above the field things begin. */
const catchAbove = 235
const skyTop = -90
const growMs = 420
const bounceMs = 160
/** From so many catches in a row on, กล้า is glad and leaves a trail. */
export const gladRun = 3
const trailLength = 12

/** A thing that was just caught, while its figure rises. */
export type Spark = { lane: number; change: string; isGood: boolean; since: number }
/** The field on this screen: pictures rendered once for its size and theme, so that a frame only copies them. */
export type Stage = {
  scale: number
  /** The field's height in units. */
  tall: number
  street: HTMLCanvasElement
  pictures: Map<Thing, HTMLCanvasElement>
  colors: Colors
}
type Colors = { good: string; bad: string; back: string; font: string; sky: string; sun: string; trail: string }

/** Renders all pictures again, after each change of size, theme or density of the screen. */
export function newStage(canvas: HTMLCanvasElement): Stage {
  const density = Math.min(3, devicePixelRatio)
  const [width, height] = [canvas.clientWidth, canvas.clientHeight].map((size) =>
    Math.max(1, Math.round(size * density)),
  )
  if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height })
  const style = getComputedStyle(canvas)
  const color = (name: StreetColor) => style.getPropertyValue(name.startsWith('w-') ? `--${name}` : `--c-art-${name}`)
  const scale = width! / fieldWidth
  const tall = height! / scale
  const pictures = new Map<Thing, HTMLCanvasElement>()
  for (const thing of Object.keys(things) as Thing[]) {
    const wide = Math.ceil((isPurse(thing) ? practiceWalletSize : thingSize) * scale)
    pictures.set(
      thing,
      paint(wide, wide, (context) => paintShapes(context, { shapes: things[thing], scale: wide / 96, color })),
    )
  }
  const street = paint(width!, height!, (context) => paintShapes(context, { shapes: drawStreet(tall), scale, color }))
  const token = (name: string) => style.getPropertyValue(name)
  const colors = {
    good: token('--c-brand-ink'),
    bad: token('--c-warn-ink'),
    back: token('--c-surface'),
    font: style.fontFamily,
    sky: color('w-sky'),
    sun: color('white'),
    trail: color('leaf'),
  }
  return { scale, tall, street, pictures, colors }
}

function isPurse(thing: Thing): boolean {
  return thing === 'open' || thing === 'glad' || thing === 'shut'
}

function paint(width: number, height: number, work: (context: CanvasRenderingContext2D) => void): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  work(canvas.getContext('2d')!)
  return canvas
}

type Painting = { shapes: readonly StreetShape[]; scale: number; color: (name: StreetColor) => string }

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

type Frame = {
  game: Game
  /** The basket's previous position, and the fraction of the next step, 0 to 1. */
  before: number
  part: number
  /** Where the basket was, the latest last. */
  trail: readonly number[]
  sparks: Spark[]
  now: number
}

/** Draws one frame, interpolated between two steps. */
export function drawField(context: CanvasRenderingContext2D, stage: Stage, frame: Frame): void {
  const { scale, street, colors, tall } = stage
  const { game, sparks, now } = frame
  context.fillStyle = colors.sky
  context.fillRect(0, 0, street.width, street.height)
  context.save()
  context.scale(scale, scale)
  context.fillStyle = colors.sun
  paintSun(context, tall, game.step / playSteps)
  context.restore()
  context.drawImage(street, 0, 0)
  drawPurse(context, stage, frame)
  drawThings(context, stage, frame)
  for (const spark of sparks) drawSpark(context, stage, spark, now)
}

function drawPurse(context: CanvasRenderingContext2D, stage: Stage, { game, before, part, trail, sparks, now }: Frame) {
  const { scale, pictures, colors, tall } = stage
  const y = tall - catchAbove + 78
  if (game.run >= gladRun) {
    context.fillStyle = colors.trail
    trail.forEach((x, i) => {
      context.globalAlpha = (i / trail.length) * 0.5
      context.beginPath()
      context.arc(x * scale, (y + 70) * scale, (8 + i * 1.6) * scale, 0, 2 * Math.PI)
      context.fill()
    })
    context.globalAlpha = 1
  }
  const mood = game.step < game.shutUntil ? 'shut' : game.run >= gladRun ? 'glad' : 'open'
  const age = now - (sparks.at(-1)?.since ?? -bounceMs)
  const dip = age < bounceMs ? 14 * Math.sin((Math.PI * age) / bounceMs) : 0
  put(context, pictures.get(mood)!, (before + (game.x - before) * part) * scale, (y + dip) * scale)
}

function drawThings(context: CanvasRenderingContext2D, stage: Stage, { game, part }: Frame) {
  const { scale, pictures, tall } = stage
  const moment = game.step - 1 + part
  for (let nth = Math.max(0, game.next - 1); nth < game.rows.length; nth++) {
    const row = game.rows[nth]!
    const fallen = (moment - row.arrives + row.falls) / row.falls
    if (fallen < 0) break
    const y = skyTop + fallen * (tall - catchAbove - skyTop)
    if (y < tall - skyTop)
      for (const item of row.items)
        if (!game.caught.has(item))
          put(
            context,
            pictures.get(lookOf(item.kind, row.arrives, item.lane))!,
            (item.lane * 200 + 100) * scale,
            y * scale,
          )
  }
}

/** The last positions of the basket, including a new one. */
export function withPlace(trail: readonly number[], x: number): number[] {
  return [...trail.slice(1 - trailLength), x]
}

function put(context: CanvasRenderingContext2D, picture: HTMLCanvasElement, x: number, y: number): void {
  context.drawImage(picture, Math.round(x - picture.width / 2), Math.round(y - picture.height / 2))
}

function drawSpark(context: CanvasRenderingContext2D, { scale, colors, tall }: Stage, spark: Spark, now: number): void {
  const age = Math.min(1, (now - spark.since) / growMs)
  context.font = `600 ${Math.round(54 * scale)}px ${colors.font}`
  context.textAlign = 'center'
  context.globalAlpha = 1 - age * age
  context.lineWidth = 10 * scale
  context.strokeStyle = colors.back
  context.fillStyle = spark.isGood ? colors.good : colors.bad
  const [x, y] = [(spark.lane * 200 + 100) * scale, (tall - catchAbove - 130 - 90 * age) * scale]
  context.strokeText(spark.change, x, y)
  context.fillText(spark.change, x, y)
  context.globalAlpha = 1
}

/** The figures that are still rising, including a new one. */
export function withSpark(sparks: Spark[], now: number, caught: { item: Item; change: number } | null): Spark[] {
  const young = sparks.filter(({ since }) => now - since < growMs)
  if (!caught) return young
  const { item, change } = caught
  // A lure takes no points, but one sees the hit.
  const figure = change > 0 ? `+${change}` : '×'
  return [...young, { lane: item.lane, change: figure, isGood: change > 0, since: now }]
}
