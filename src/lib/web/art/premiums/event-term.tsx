import { art } from '../art-color.ts'
import { Picture } from '../picture.tsx'
import { Dot, Leaf, Line, Rect } from '../shapes.tsx'
import { type PremiumProps, PremiumStage } from './premium-stage.tsx'

const dates = Array.from({ length: 20 }, (_, i) => ({ x: 108 + (i % 5) * 22, y: 88 + Math.floor(i / 5) * 20 }))
const booked = new Set([2, 5, 9, 13, 16])

/** A calendar with five days ringed, and a roll with a ticket for each. */
export function EventTermPremium({ world, ...picture }: PremiumProps) {
  return (
    <Picture kind="premium" {...picture}>
      <PremiumStage world={world} shadow={200} />
      <Rect x={92} y={40} w={126} h={130} r={13} fill={art('white')} />
      <Rect x={92} y={40} w={126} h={32} r={13} fill={art('coral')} />
      <Rect x={92} y={58} w={126} h={14} fill={art('coral')} />
      <Line d="M122 32v18M188 32v18" stroke={art('wood-deep')} w={6} />
      {dates.map(({ x, y }, i) => (
        <Dot
          key={`${x} ${y}`}
          x={x + 3}
          y={y + 2}
          r={booked.has(i) ? 8 : 5}
          fill={art(booked.has(i) ? 'leaf-deep' : 'cream')}
        />
      ))}
      <Line d="M118 168l-12 28M192 168l12 28" stroke={art('wood')} w={7} />
      <Rect x={152} y={160} w={112} h={38} r={6} fill={art('violet')} />
      <Line d="M178 164v32M204 164v32M230 164v32" stroke={art('white')} w={3} dash="1 8" />
      <Leaf x={166} y={190} l={20} deg={0} fill={art('cream')} vein={art('violet')} />
      <Leaf x={191} y={190} l={20} deg={0} fill={art('cream')} vein={art('violet')} />
      <Leaf x={217} y={190} l={20} deg={0} fill={art('cream')} vein={art('violet')} />
      <Dot x={264} y={172} r={27} fill={art('violet')} />
      <Dot x={264} y={172} r={19} fill={art('rose')} />
      <Dot x={264} y={172} r={8} fill={art('wood-deep')} />
    </Picture>
  )
}
