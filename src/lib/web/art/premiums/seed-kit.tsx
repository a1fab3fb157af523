import { art } from '../art-color.ts'
import { Picture } from '../picture.tsx'
import { Dot, Leaf, Line, Rect, Sprout, Turn } from '../shapes.tsx'
import { type PremiumProps, PremiumStage } from './premium-stage.tsx'

/** Sunflower shoots in a tray, taller every day; the packet of seed and a spray beside it. */
export function SeedKitPremium({ world, ...picture }: PremiumProps) {
  return (
    <Picture kind="premium" {...picture}>
      <PremiumStage world={world} shadow={216} />
      <Sprout x={146} y={164} k={1.2} />
      <Sprout x={172} y={164} k={1.7} />
      <Sprout x={200} y={164} k={1.5} />
      <Sprout x={226} y={164} k={2.1} />
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
      <Line d="M248 118l-8-5M248 126h-9M248 134l-8 5" stroke={art('white')} w={3.5} />
    </Picture>
  )
}
