import { art } from '../art-color.ts'
import { Picture } from '../picture.tsx'
import { Dot, Line, Rect, SoftShape, Turn } from '../shapes.tsx'
import { type PremiumProps, PremiumStage } from './premium-stage.tsx'

const balloons = [
  { x: 138, y: 76, r: 27, fill: 'coral' },
  { x: 226, y: 78, r: 25, fill: 'mint' },
  { x: 182, y: 56, r: 30, fill: 'rose' },
] as const

/** A box opens and balloons rise out of it, a bundle of tiles in front. */
export function HangmanBoxPremium({ world, ...picture }: PremiumProps) {
  return (
    <Picture kind="premium" {...picture}>
      <PremiumStage world={world} shadow={200} />
      <Line d="M138 102Q150 126 170 144M226 102Q216 126 196 144M182 86V140" stroke={art('wood')} w={3} />
      {balloons.map(({ x, y, r, fill }) => (
        <g key={x}>
          <SoftShape d={`M${x} ${y + r - 2}l5 9h-10Z`} fill={art(fill)} w={4} />
          <Dot x={x} y={y} r={r} fill={art(fill)} />
          <Line d={`M${x - r * 0.55} ${y - r * 0.25}q4-10 12-12`} stroke={art('white')} w={4} />
        </g>
      ))}
      <SoftShape d="M112 138L86 120 96 112 124 132Z" fill={art('wood-deep')} w={5} />
      <SoftShape d="M248 138L274 120 264 112 236 132Z" fill={art('wood-deep')} w={5} />
      <Rect x={106} y={134} w={148} h={16} r={4} fill={art('wood-deep')} />
      <Rect x={104} y={142} w={152} h={57} r={9} fill={art('wood')} />
      <Rect x={172} y={142} w={16} h={24} r={3} fill={art('cream')} />
      <Turn deg={-8} x={110} y={198}>
        <Rect x={76} y={168} w={34} h={34} r={9} fill={art('white')} />
        <Line d="M86 193h14" stroke={art('wood')} w={4} />
      </Turn>
      <Turn deg={6} x={150} y={198}>
        <Rect x={118} y={170} w={34} h={34} r={9} fill={art('mint')} />
        <Line d="M127 187l6 6 10-12" stroke={art('leaf-deep')} w={4.5} />
      </Turn>
      <Turn deg={9} x={274} y={198}>
        <Rect x={252} y={168} w={34} h={34} r={9} fill={art('white')} />
        <Line d="M262 193h14" stroke={art('wood')} w={4} />
      </Turn>
    </Picture>
  )
}
