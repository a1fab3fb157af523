import { art } from '../art-color.ts'
import { Picture } from '../picture.tsx'
import { Dot, Line, Rect, SoftShape, Turn } from '../shapes.tsx'
import { type PremiumProps, PremiumStage } from './premium-stage.tsx'
import { Pencil, PlantPot } from './premium-things.tsx'

const dates = Array.from({ length: 20 }, (_, i) => ({ x: 116 + (i % 5) * 26, y: 98 + Math.floor(i / 5) * 21 }))
const marked = new Set([2, 5, 9, 13, 16])

/** A calendar on a desk with five days marked, beside a plant and a pencil. */
export function DeskCalendarPremium({ world, ...picture }: PremiumProps) {
  return (
    <Picture kind="premium" {...picture}>
      <PremiumStage world={world} shadow={220} />
      <SoftShape d="M96 186L108 60H232L246 186Z" fill={art('wood')} w={10} />
      <Rect x={92} y={46} w={154} h={138} r={13} fill={art('white')} />
      <Rect x={92} y={46} w={154} h={34} r={13} fill={art('coral')} />
      <Rect x={92} y={66} w={154} h={14} fill={art('coral')} />
      <Line d="M118 38v18M144 38v18M170 38v18M196 38v18M222 38v18" stroke={art('wood-deep')} w={5} />
      <Rect x={106} y={60} w={54} h={9} r={4.5} fill={art('white')} />
      {dates.map(({ x, y }, i) => (
        <Dot
          key={`${x} ${y}`}
          x={x}
          y={y}
          r={marked.has(i) ? 9 : 6}
          fill={art(marked.has(i) ? 'leaf-deep' : 'cream')}
        />
      ))}
      <PlantPot x={270} y={199} fill="violet" />
      <Turn deg={74} x={110} y={200}>
        <Pencil x={112} y={246} fill="violet" />
      </Turn>
    </Picture>
  )
}
