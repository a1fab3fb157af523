import { art } from '../../../src/art/art-color.ts'
import { Dot, Rect } from '../../../src/art/shapes.tsx'
import { Word } from '../lettering.tsx'
import { widthOf } from '../letters.ts'
import { mix, part } from '../motion.ts'
import { Sized } from '../stage.tsx'

type TagProps = { x: number; y: number; size?: number; k?: number; fill?: string; ink?: string; children: string }

/** Words on a flat pill as wide as they need, centred on x, y. */
export function Tag({ x, y, size = 28, k = 1, fill = art('white'), ink = art('ink'), children }: TagProps) {
  const [w, h] = [(widthOf(children) * size) / 1000 + size * 1.1, size * 1.75]
  return (
    <Sized x={x} y={y} k={k}>
      <Rect x={-w / 2} y={-h / 2} w={w} h={h} r={h / 2} fill={fill} />
      <Word x={0} y={0} size={size} fill={ink} halo={null}>
        {children}
      </Word>
    </Sized>
  )
}

type SpreadProps = { t: number; from: number; to: number; x: number; y: number; fill: string }

/** A colour that spreads from a point over the whole picture between `from` and `to`. */
export function Spread({ t, from, to, x, y, fill }: SpreadProps) {
  const wide = part(t, from, to)
  return wide <= 0 ? null : <Dot x={x} y={y} r={mix(0, 760, wide)} fill={fill} />
}
