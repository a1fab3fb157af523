import type { ReactNode } from 'react'
import { type ArtColor, art } from '../art-color.ts'
import { At, Dot, Leaf, Line, Rect, SoftShape } from '../shapes.tsx'

interface ThingProps {
  x: number
  y: number
}

interface PhoneProps extends ThingProps {
  body?: ArtColor
  screen?: ArtColor
  /** On its screen of 60×112, measured from its upper left corner. */
  children?: ReactNode
}

/** A telephone 72 wide and 132 high; x, y is its upper left corner. */
export function Phone({ x, y, body = 'white', screen = 'cream', children }: PhoneProps) {
  return (
    <At x={x} y={y}>
      <Rect x={0} y={0} w={72} h={132} r={15} fill={art(body)} />
      <Rect x={6} y={10} w={60} h={112} r={9} fill={art(screen)} />
      <At x={6} y={10}>
        {children}
      </At>
    </At>
  )
}

interface TicketProps extends ThingProps {
  fill: ArtColor
  /** The colour behind it, for its two notches. */
  behind: string
  w?: number
}

/** A ticket 60 high with two notches and a stub; x, y is its upper left corner. Its marks are bars and a leaf, no letters. */
export function Ticket({ x, y, fill, behind, w = 140 }: TicketProps) {
  const tear = x + w - 36
  return (
    <>
      <Rect x={x} y={y} w={w} h={60} r={11} fill={art(fill)} />
      <Dot x={tear} y={y} r={7} fill={behind} />
      <Dot x={tear} y={y + 60} r={7} fill={behind} />
      <Line d={`M${tear} ${y + 14}v34`} stroke={art('white')} w={3} dash="1 8" />
      <Rect x={x + 16} y={y + 15} w={w * 0.42} h={10} r={5} fill={art('white')} />
      <Rect x={x + 16} y={y + 34} w={w * 0.28} h={8} r={4} fill={art('cream')} />
      <Leaf x={x + w - 18} y={y + 41} l={22} deg={8} fill={art('cream')} vein={art(fill)} />
    </>
  )
}

interface BooksProps extends ThingProps {
  fills: readonly ArtColor[]
}

/** Books that lie on each other, each 14 high; x, y is the left of the foot. */
export function Books({ x, y, fills }: BooksProps) {
  return fills.map((fill, i) => {
    const left = x + (i % 2 ? 7 : 0)
    const top = y - (i + 1) * 14
    return (
      <g key={fill}>
        <Rect x={left} y={top} w={70 - i * 5} h={14} r={4} fill={art(fill)} />
        <Rect x={left + 8} y={top + 4} w={62 - i * 5} h={6} r={2} fill={art('cream')} />
      </g>
    )
  })
}

/** A mug 40 high; x, y is the middle of its foot. */
export function Mug({ x, y, fill }: ThingProps & { fill: ArtColor }) {
  return (
    <>
      <Line d={`M${x + 16} ${y - 30}q16 0 14 11t-14 9`} stroke={art(fill)} w={6} />
      <Rect x={x - 20} y={y - 40} w={40} h={40} r={9} fill={art(fill)} />
      <Rect x={x - 20} y={y - 40} w={40} h={9} r={4.5} fill={art('white')} />
    </>
  )
}

/** A pencil 76 long with its tip at x, y, pointing down; turn it as it lies. */
export function Pencil({ x, y, fill = 'coral' }: ThingProps & { fill?: ArtColor }) {
  return (
    <>
      <Rect x={x - 6} y={y - 76} w={12} h={62} r={4} fill={art(fill)} />
      <Rect x={x - 6} y={y - 76} w={12} h={11} r={4} fill={art('rose')} />
      <SoftShape d={`M${x - 4} ${y - 15}h8L${x} ${y - 3}Z`} fill={art('cream')} w={4} />
      <Dot x={x} y={y - 2} r={2.4} fill={art('wood-deep')} />
    </>
  )
}

/** A small plant in a pot 30 wide; x, y is the middle of its foot. */
export function PlantPot({ x, y, fill }: ThingProps & { fill: ArtColor }) {
  return (
    <>
      <Leaf x={x} y={y - 18} l={26} deg={-34} fill={art('leaf-deep')} vein={art('leaf')} />
      <Leaf x={x} y={y - 18} l={30} deg={26} />
      <Rect x={x - 15} y={y - 21} w={30} h={21} r={7} fill={art(fill)} />
      <Rect x={x - 17} y={y - 23} w={34} h={8} r={4} fill={art('cream')} />
    </>
  )
}

/** A note of music 34 high; x, y is the middle of its head. */
export function Note({ x, y, fill = 'leaf' }: ThingProps & { fill?: ArtColor }) {
  return (
    <>
      <Line d={`M${x + 5} ${y - 2}v-26q11 2 13 12`} stroke={art(fill)} w={4} />
      <Dot x={x} y={y} r={6.5} fill={art(fill)} />
    </>
  )
}
