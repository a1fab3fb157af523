import type { DayMark, DayView } from '#app/day/contract.ts'
import { whoOf } from '#art/worlds/world-people.ts'
import { skillNames, worldOf } from '#kit/skills.ts'
import { formatThaiDate } from '#lib/thai/bangkok-time.ts'
import { text } from './text.ts'

/** The size that feeds and chats show whole (4:5). */
export const cardSize = { width: 1080, height: 1350 }

const face = '"Anuphan Variable", "Noto Sans Thai", sans-serif'
const middle = cardSize.width / 2

/** What the card shows: nothing that was asked or answered, no name and no amount. */
export type CardFacts = Pick<DayView, 'day' | 'days' | 'skill' | 'parts'>

/**
 * Paints the card of a day, on the device alone. Colours are those of the world around `canvas`. Rejects where a picture
 * cannot be loaded or the browser has no canvas.
 */
export async function paintCard(canvas: HTMLCanvasElement, facts: CardFacts): Promise<void> {
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no canvas')
  Object.assign(canvas, cardSize)
  const color = newPalette(canvas)
  const [plant, kla, friend] = await Promise.all([
    loadArt(`plants/plant-${plantOf(facts.days)}.svg`, 120, color),
    loadArt('mascots/cheer.svg', 96, color),
    loadArt(`reactions/${friendArt[whoOf[worldOf[facts.skill]]]}.svg`, 96, color),
    document.fonts.load(`600 92px ${face}`, text.ask),
  ])
  paintPlace(pen, color)
  pen.drawImage(plant, 230, 424, 620, 620)
  pen.drawImage(kla, 60, 770, 300, 300)
  pen.drawImage(friend, 730, 780, 290, 290)
  paintBox(pen, { x: 240, y: 76, w: 600, h: 92, r: 46, fill: color('--c-surface') })
  const ink = color('--c-ink')
  write(pen, { y: 136, size: 40, weight: 600, fill: ink, words: text.theme(skillNames[facts.skill]) })
  write(pen, { y: 284, size: 92, weight: 600, fill: ink, words: text.days(facts.days) })
  paintGrid(pen, color, facts)
  paintBox(pen, { x: 90, y: 1140, w: 900, h: 160, r: 48, fill: color('--c-surface') })
  write(pen, { y: 1208, size: 44, weight: 600, fill: ink, words: text.ask })
  write(pen, { y: 1268, size: 36, weight: 500, fill: ink, words: `Koinklass · ${formatThaiDate(facts.day)}` })
}

/** The reaction picture of each friend. */
const friendArt = { aom: 'same', khum: 'useful', ngok: 'new', sure: 'clear', phaen: 'thanks' } as const

/** The plant of the card grows over the month, a step every six learning days. */
function plantOf(days: number): number {
  return Math.min(5, 1 + Math.floor(days / 6))
}

/** Reads tokens as the canvas' place has them, resolved for the theme. */
function newPalette(place: Element): (token: string) => string {
  return (token) => {
    const probe = document.createElement('span')
    probe.style.color = `var(${token})`
    place.parentElement!.append(probe)
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  }
}

/**
 * A picture of ours, with its shadow in the colour of the card's ground; `side` is its own size, since some browsers
 * draw no file without width and height.
 */
async function loadArt(file: string, side: number, color: Palette): Promise<HTMLImageElement> {
  const reply = await fetch(`/art/${file}`)
  if (!reply.ok) throw new Error(`no picture ${file}`)
  const svg = (await reply.text())
    .replace('<svg', `<svg width="${side * 4}" height="${side * 4}"`)
    .replaceAll(/var\(--c-art-shadow,[^)]*\)/g, color('--w-lip'))
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  try {
    const image = new Image()
    image.src = url
    await image.decode()
    return image
  } finally {
    URL.revokeObjectURL(url)
  }
}

type Pen = CanvasRenderingContext2D
type Palette = ReturnType<typeof newPalette>

function paintPlace(pen: Pen, color: Palette) {
  const { width, height } = cardSize
  pen.fillStyle = color('--w-sky')
  pen.fillRect(0, 0, width, height)
  pen.fillStyle = color('--w-hill')
  pen.beginPath()
  pen.ellipse(middle, 1130, 760, 420, 0, 0, 2 * Math.PI)
  pen.fill()
  pen.fillStyle = color('--w-ground')
  pen.fillRect(0, 960, width, height - 960)
}

type Box = { x: number; y: number; w: number; h: number; r: number; fill: string }

function paintBox(pen: Pen, { x, y, w, h, r, fill }: Box) {
  pen.fillStyle = fill
  pen.beginPath()
  pen.roundRect(x, y, w, h, r)
  pen.fill()
}

type Words = { y: number; size: number; weight: number; fill: string; words: string }

function write(pen: Pen, { y, size, weight, fill, words }: Words) {
  pen.font = `${weight} ${size}px ${face}`
  pen.textAlign = 'center'
  pen.fillStyle = fill
  pen.fillText(words, middle, y, 940)
}

const cell = 84
const gap = 16

/** One row of squares for all parts, a wider gap between them. */
function paintGrid(pen: Pen, color: Palette, { parts }: CardFacts) {
  const marks = parts.map((part) => part.marks)
  const count = marks.flat().length
  const wide = count * cell + (count - 1) * gap + (parts.length - 1) * gap
  let x = middle - wide / 2
  for (const group of marks) {
    for (const mark of group) {
      paintMark(pen, color, { x, y: 336, mark })
      x += cell + gap
    }
    x += gap
  }
}

/** Tick, ring or dot: the difference is in the shape, not in the colour alone. */
function paintMark(pen: Pen, color: Palette, { x, y, mark }: { x: number; y: number; mark: DayMark }) {
  paintBox(pen, { x, y, w: cell, h: cell, r: 26, fill: color('--c-surface') })
  const [cx, cy] = [x + cell / 2, y + cell / 2]
  pen.lineWidth = 10
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  pen.strokeStyle = color(mark === 'right' ? '--c-brand' : '--c-line-strong')
  pen.beginPath()
  if (mark === 'right') {
    pen.moveTo(cx - 18, cy + 2)
    pen.lineTo(cx - 5, cy + 15)
    pen.lineTo(cx + 20, cy - 13)
  } else pen.arc(cx, cy, mark === 'yet' ? 15 : 2, 0, 2 * Math.PI)
  pen.stroke()
}
