import type { ReactNode } from 'react'
import { type ArtColor, art } from '../../../src/art/art-color.ts'
import { Person } from '../../../src/art/person.tsx'
import { Dot, Koin, Line, Rect, SoftShape, Turn } from '../../../src/art/shapes.tsx'
import { sway } from '../motion.ts'
import { Sized } from '../stage.tsx'

/** Three made-up subscriptions: their price a month and how often they were opened last month. */
export const apps = [
  { name: 'เพลง', price: 99, times: 26, fill: 'rose', glyph: <Note /> },
  {
    name: 'หนัง',
    price: 139,
    times: 0,
    fill: 'coral',
    glyph: <SoftShape d="M-11 -16L17 0L-11 16Z" fill={art('white')} />,
  },
  { name: 'เกม', price: 59, times: 3, fill: 'violet', glyph: <Pad /> },
] as const

export const monthly = apps.reduce((sum, { price }) => sum + price, 0)

export const without = monthly - apps[1].price

function Note() {
  return (
    <>
      <Line d="M-8 14V-16L16 -21V9" stroke={art('white')} w={6} />
      <Dot x={-13} y={15} r={8} fill={art('white')} />
      <Dot x={11} y={10} r={8} fill={art('white')} />
    </>
  )
}

function Pad() {
  return (
    <>
      <Rect x={-26} y={-15} w={52} h={31} r={15} fill={art('white')} />
      <Line d="M-19 0H-7M-13 -6V6" stroke={art('ink')} w={4.5} />
      <Dot x={10} y={4} r={4} fill={art('coral')} />
      <Dot x={18} y={-4} r={4} fill={art('leaf-deep')} />
    </>
  )
}

/** The tile of an app, 92 wide, around 0,0. */
export function Tile({ fill, children }: { fill: ArtColor; children: ReactNode }) {
  return (
    <>
      <Rect x={-46} y={-46} w={92} h={92} r={26} fill={art(fill)} />
      <Sized x={0} y={0} k={1.25}>
        {children}
      </Sized>
    </>
  )
}

/** A koin on tiptoe; its feet stand at y. */
export function Sneak({ x, y, t }: { x: number; y: number; t: number }) {
  const step = Math.sin(t * 7)
  return (
    <g transform={`translate(${x.toFixed(1)} ${(y - Math.abs(step) * 4).toFixed(1)}) scale(1.25)`}>
      <Line d={`M-7 -16L${-7 + step * 7} ${-2 + Math.max(0, step) * 3}h6`} stroke={art('koin-edge')} w={5} />
      <Line d={`M7 -16L${7 - step * 7} ${-2 + Math.max(0, -step) * 3}h6`} stroke={art('koin-edge')} w={5} />
      <Koin x={0} y={-38} r={24} />
      <Dot x={4} y={-46} r={5.5} fill={art('white')} />
      <Dot x={16} y={-46} r={5.5} fill={art('white')} />
      <Dot x={6} y={-46} r={2.6} fill={art('ink')} />
      <Dot x={18} y={-46} r={2.6} fill={art('ink')} />
    </g>
  )
}

/** Somebody asleep in bed, 260 wide; 0, 0 is the left end of the floor. */
export function Bed({ t }: { t: number }) {
  const breath = sway(t, 3, 2.4)
  return (
    <>
      <Rect x={-8} y={-128} w={18} h={128} r={9} fill={art('wood-deep')} />
      <Rect x={240} y={-74} w={16} h={74} r={8} fill={art('wood-deep')} />
      <Rect x={0} y={-58} w={250} h={42} r={14} fill={art('wood')} />
      <Rect x={14} y={-84} w={92} h={30} r={15} fill={art('white')} />
      <Turn deg={-90} x={40} y={-66}>
        <g transform="translate(20 -62) scale(1.15)">
          <Person who="kla" face="sleep" floor={false} />
        </g>
      </Turn>
      <Rect x={104} y={-112 - breath} w={144} h={64 + breath} r={26} fill={art('sky')} />
      <Rect x={104} y={-112 - breath} w={34} h={64 + breath} r={17} fill={art('white')} />
    </>
  )
}

/** A spider's web over something 92 wide. */
export function Web({ show, t }: { show: number; t: number }) {
  if (show <= 0) return null
  const down = 18 + show * 34 + sway(t, 5, 1.6)
  return (
    <g opacity={show}>
      <Line
        d="M46 -46L-30 30M46 -46L-46 -20M46 -46L20 46M46 -2Q18 -8 2 -46M40 34Q-6 2 -40 -44"
        stroke={art('white')}
        w={2.4}
      />
      <Line d={`M6 -10V${down}`} stroke={art('ink')} w={2} />
      <Dot x={6} y={down + 7} r={8} fill={art('ink')} />
      <Line d={`M-6 ${down + 2}l8 5l-8 5M18 ${down + 2}l-8 5l8 5`} stroke={art('ink')} w={2} />
    </g>
  )
}
