import type { DayMark, DayView } from '#app/day/contract.ts'
import { plantFile } from '#art/names/plant-steps.ts'
import type { WornName } from '#art/names/wear-names.ts'
import { whoOf } from '#art/worlds/world-people.ts'
import { skillNames, worldOf } from '#kit/skills.ts'
import { formatThaiDate } from '#lib/thai/bangkok-time.ts'
import { balanceLines, breakPieces } from '#lib/thai/line-breaks.ts'
import { text } from './text.ts'

/** The size that feeds and chats show whole (4:5). */
export const cardSize = { width: 1080, height: 1350 }

const face = '"Anuphan Variable", "Noto Sans Thai", sans-serif'
const middle = cardSize.width / 2

/** What the card shows: nothing that was asked of the person or answered, no name and no amount. */
export type CardFacts = Pick<DayView, 'day' | 'days' | 'skill' | 'parts' | 'teaser'> & { worn: readonly WornName[] }

/**
 * Paints the card of a day, on the device alone, unless it is no longer wanted when its pictures have come. Colours are those
 * of the world around `canvas`. Rejects where a picture cannot be loaded or the browser has no canvas.
 */
export async function paintCard(
  canvas: HTMLCanvasElement,
  facts: CardFacts,
  isWanted: () => boolean = () => true,
): Promise<void> {
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no canvas')
  const color = newPalette(canvas)
  const [plant, friend, ...figure] = await Promise.all([
    loadArt(plantFile(facts.days), 120, color),
    loadArt(`reactions/${friendArt[whoOf[worldOf[facts.skill]]]}.svg`, 96, color),
    // กล้า, and over it what it wears, on one grid.
    loadArt('mascots/cheer.svg', 96, color),
    ...facts.worn.map((name) => loadArt(`worn/${name}.svg`, 96, color)),
  ])
  await document.fonts.load(`600 92px ${face}`, facts.teaser?.text ?? text.ask)
  // Its pictures may have come after those of a newer card.
  if (!isWanted()) return
  Object.assign(canvas, cardSize)
  paintPlace(pen, color)
  pen.drawImage(plant, 300, 376, 480, 480)
  for (const layer of figure) pen.drawImage(layer, 66, 590, 280, 280)
  pen.drawImage(friend, 744, 600, 270, 270)
  paintBox(pen, { x: 240, y: 48, w: 600, h: 84, r: 42, fill: color('--c-surface') })
  const ink = color('--c-ink')
  write(pen, { y: 104, size: 38, weight: 600, fill: ink, words: text.theme(skillNames[facts.skill]) })
  write(pen, { y: 226, size: 84, weight: 600, fill: ink, words: text.days(facts.days) })
  paintGrid(pen, color, facts)
  paintBox(pen, { ...panel, r: 48, fill: color('--c-surface') })
  paintQuestion(pen, color, facts)
}

const panel = { x: 60, y: 884, w: 960, h: 420 }
const code = { x: 716, y: 920, side: 268 }

/** The teaser with its QR code; without one, the guess that the day's quiz asks for. */
function paintQuestion(pen: Pen, color: Palette, { day, teaser }: CardFacts) {
  const [ink, soft] = [color('--c-ink'), color('--c-ink-soft')]
  const sender = `Koinklass · ${formatThaiDate(day)}`
  if (!teaser) {
    write(pen, { y: 1080, size: 44, weight: 600, fill: ink, words: text.ask })
    write(pen, { y: 1150, size: 36, weight: 500, fill: soft, words: sender })
    return
  }
  const left = panel.x + 44
  write(pen, { x: left, y: 946, size: 32, weight: 500, fill: soft, words: text.tryIt })
  const { size, lines } = fitLines(pen, teaser.text, code.x - left - 28)
  lines.forEach((words, i) => {
    write(pen, { x: left, y: 1006 + i * size * 1.42, size, weight: 600, fill: ink, words })
  })
  write(pen, { x: left, y: 1272, size: 28, weight: 500, fill: soft, words: sender })
  // Black on white in both themes, as cameras need it.
  paintBox(pen, { x: code.x, y: code.y, w: code.side, h: code.side, r: 20, fill: '#fff' })
  pen.save()
  pen.translate(code.x, code.y)
  pen.scale(code.side / teaser.qr.size, code.side / teaser.qr.size)
  pen.fillStyle = '#000'
  pen.fill(new Path2D(teaser.qr.path))
  pen.restore()
  write(pen, {
    x: code.x + code.side / 2,
    y: 1250,
    size: 34,
    weight: 600,
    fill: ink,
    words: text.scan,
    align: 'center',
  })
}

/** A text in lines between its words, in the largest letters that leave at most five lines. */
function fitLines(pen: Pen, words: string, width: number): { size: number; lines: string[] } {
  const pieces = breakPieces(words)
  for (const size of [42, 38, 34, 30]) {
    pen.font = `600 ${size}px ${face}`
    const lines = balanceLines(pieces, width, (line) => pen.measureText(line).width)
    if (lines.length * size * 1.42 <= 240 || size === 30) return { size, lines }
  }
  throw new Error('the last size is taken')
}

/** The reaction picture of each friend. */
const friendArt = { aom: 'same', khum: 'useful', ngok: 'new', sure: 'clear', phaen: 'thanks' } as const

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
  pen.ellipse(middle, 970, 760, 400, 0, 0, 2 * Math.PI)
  pen.fill()
  pen.fillStyle = color('--w-ground')
  pen.fillRect(0, 800, width, height - 800)
}

type Box = { x: number; y: number; w: number; h: number; r: number; fill: string }

function paintBox(pen: Pen, { x, y, w, h, r, fill }: Box) {
  pen.fillStyle = fill
  pen.beginPath()
  pen.roundRect(x, y, w, h, r)
  pen.fill()
}

/** Without `x` in the middle of the card, else from there on (or around it). */
type Words = { x?: number; y: number; size: number; weight: number; fill: string; words: string; align?: 'center' }

function write(pen: Pen, { x, y, size, weight, fill, words, align }: Words) {
  pen.font = `${weight} ${size}px ${face}`
  pen.textAlign = x === undefined ? 'center' : (align ?? 'left')
  pen.fillStyle = fill
  pen.fillText(words, x ?? middle, y, 940)
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
      paintMark(pen, color, { x, y: 268, mark })
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
