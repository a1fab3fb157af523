import { art } from '../../../src/art/art-color.ts'
import { Rect } from '../../../src/art/shapes.tsx'
import { Word } from '../lettering.tsx'
import { widthOf } from '../letters.ts'
import { money, part, pop } from '../motion.ts'
import { Sized } from '../stage.tsx'

interface ChipProps {
  t: number
  /** When it jumps in, in seconds of the scene. */
  at?: number
  until?: number
  /** Its middle. */
  x: number
  y: number
  size: number
  fill?: string
  ink?: string
  turn?: number
  children: string
}

/** A few words on a rounded strip that jumps in. */
export function Chip(props: ChipProps) {
  const { t, at = 0, until = 1e6, x, y, size, fill = art('white'), ink = art('ink'), turn = 0, children } = props
  const wide = (widthOf(children) * size) / 1000 + size * 1.1
  const high = size * 1.7
  return (
    <Sized x={x} y={y} k={pop(t, at) * (1 - part(t, until, until + 0.25))} turn={turn}>
      <Rect x={-wide / 2} y={-high / 2} w={wide} h={high} r={high * 0.34} fill={fill} />
      <Word x={0} y={0} size={size} fill={ink} halo={null}>
        {children}
      </Word>
    </Sized>
  )
}

interface SumProps {
  value: number
  x: number
  y: number
  size: number
  fill?: string
  halo?: string | null
  /** Seconds since the last change: it jumps a little with every change. */
  since?: number
  before?: string
  after?: string
}

/** An amount that changes in steps and jumps with every change. */
export function Sum({
  value,
  x,
  y,
  size,
  fill = art('ink'),
  halo = null,
  since = 9,
  before = '',
  after = '',
}: SumProps) {
  return (
    <Word x={x} y={y} size={size * (1 + (since < 0 ? 0 : 0.16 * Math.exp(-since * 7)))} fill={fill} halo={halo}>
      {`${before}${money(value)}${after}`}
    </Word>
  )
}
