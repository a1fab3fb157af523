import { art } from '../art-color.ts'
import { Picture } from '../picture.tsx'
import { Dot, Leaf, Line, Rect, Turn } from '../shapes.tsx'
import { type PremiumProps, PremiumStage } from './premium-stage.tsx'

const shoots = [
  [148, 26],
  [186, 52],
  [226, 74],
] as const

/** Sunflower shoots in a tray, taller every day; the packet of seed and a spray beside it. */
export function SeedKitPremium({ world, ...picture }: PremiumProps) {
  return (
    <Picture kind="premium" {...picture}>
      <PremiumStage world={world} shadow={216} />
      {shoots.map(([x, h]) => (
        <g key={x}>
          <Line d={`M${x} 158v${-h}`} stroke={art('leaf-deep')} w={4} />
          <Leaf x={x} y={160 - h} l={24} deg={-56} />
          <Leaf x={x} y={160 - h} l={28} deg={46} fill={art('leaf-deep')} vein={art('leaf')} />
        </g>
      ))}
      <Rect x={126} y={160} w={122} h={38} r={10} fill={art('wood')} />
      <Rect x={120} y={154} w={134} h={14} r={7} fill={art('wood-deep')} />
      <Turn deg={-8} x={98} y={198}>
        <Rect x={70} y={106} w={56} h={90} r={8} fill={art('coral')} />
        <Rect x={70} y={106} w={56} h={14} r={5} fill={art('cream')} />
        <Dot x={98} y={156} r={19} fill={art('cream')} />
        <Leaf x={98} y={170} l={28} deg={0} />
      </Turn>
      <Rect x={258} y={150} w={38} h={48} r={11} fill={art('sky')} />
      <Rect x={269} y={132} w={16} h={20} r={4} fill={art('white')} />
      <Line d="M286 132H264v-6h18M270 138q-2 8 4 10" stroke={art('violet')} w={6} />
      <Line d="M253 120l-9-6M252 129h-11M253 138l-9 6" stroke={art('white')} w={3.5} />
    </Picture>
  )
}
