import type { ReactNode } from 'react'
import { type ArtColor, art } from '#art/art-color.ts'
import { GameStart, PicturedRules } from '#ui/answers/game-start.tsx'
import { laneCount } from '../rules.ts'
import { drawStreet, type StreetColor, type StreetShape } from './show-street.ts'
import { type Thing, things } from './show-things.ts'
import { text } from './text.ts'
import { ThingPicture } from './thing-picture.tsx'

/** The height of the picture in units of the field, whose width is 1,000. */
const tall = 700

/** What comes down in the picture: its lane from 0, its height, and its size in units. */
const falling: readonly { thing: Thing; lane: number; y: number }[] = [
  { thing: 'tea', lane: 0, y: 262 },
  { thing: 'piggy', lane: 1, y: 330 },
  { thing: 'call', lane: 3, y: 300 },
  { thing: 'income', lane: 4, y: 352 },
]
const thingSize = 132
const basketSize = 270

/** What to do, each with the things that show it. */
const threeWays: readonly [keyof typeof text.threeWays, readonly Thing[]][] = [
  ['catch', ['income', 'piggy']],
  ['dodge', ['scam', 'tea']],
  ['move', ['open']],
]

/** Before a game: its own street with กล้า and the basket, and over the ground a sheet with what to do. */
export function StreetStart({ children }: { children: ReactNode }) {
  const street = (
    <svg viewBox={`0 0 1000 ${tall}`} preserveAspectRatio="xMidYMax slice" role="img" aria-label={text.street}>
      <Shapes of={drawStreet(tall)} />
      {falling.map(({ thing, lane, y }) => (
        <At key={thing} thing={thing} x={middleOf(lane)} y={y} size={thingSize} />
      ))}
      <At thing="open" x={middleOf((laneCount - 1) / 2)} y={tall - 340} size={basketSize} />
    </svg>
  )
  return (
    <GameStart world={2} scene={street}>
      {children}
    </GameStart>
  )
}

/** How to play in three pictures: catch, let go, move. The screen before a game has it, and its pause. */
export function HowPictures({ hasWhy = false }: { hasWhy?: boolean }) {
  const rules = threeWays.map(([way, shown]) => ({
    picture: shown.map((thing) => <ThingPicture key={thing} of={thing} />),
    name: text.threeWays[way].name,
    why: hasWhy ? text.threeWays[way].why : undefined,
  }))
  return <PicturedRules rules={rules} />
}

const middleOf = (lane: number) => lane * 200 + 100

function At({ thing, x, y, size }: { thing: Thing; x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x - size / 2} ${y}) scale(${size / 96})`}>
      <Shapes of={things[thing]} />
    </g>
  )
}

function Shapes({ of }: { of: readonly StreetShape[] }) {
  return of.map(({ d, color, w }, i) =>
    w ? (
      <path
        key={i}
        d={d}
        fill="none"
        stroke={paintOf(color)}
        strokeWidth={w}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    ) : (
      <path key={i} d={d} fill={paintOf(color)} />
    ),
  )
}

/** A colour of the pictures, or of the world around. */
function paintOf(color: StreetColor): string {
  return color.startsWith('w-') ? `var(--${color})` : art(color as ArtColor)
}
