import { art } from '../art-color.ts'
import { Picture } from '../picture.tsx'
import { Dot, Leaf, Line, Rect, Turn } from '../shapes.tsx'
import { type PremiumProps, PremiumStage } from './premium-stage.tsx'

/** A bag of cloth back from the market, with greens and a carrot. */
export function ToteBagPremium({ world, ...picture }: PremiumProps) {
  return (
    <Picture kind="premium" {...picture}>
      <PremiumStage world={world} back="hills" shadow={190} />
      <Leaf x={152} y={112} l={62} deg={-24} fill={art('leaf-deep')} vein={art('leaf')} />
      <Leaf x={172} y={108} l={70} deg={-4} />
      <Leaf x={196} y={110} l={60} deg={20} fill={art('leaf-deep')} vein={art('leaf')} />
      <Turn deg={24} x={216} y={110}>
        <Rect x={208} y={48} w={18} h={70} r={9} fill={art('coral')} />
        <Line d="M217 48q-8-12-2-18M217 48q8-10 10-18" stroke={art('leaf-deep')} w={4} />
      </Turn>
      <Rect x={112} y={98} w={136} h={100} r={14} fill={art('cream')} />
      <Rect x={112} y={98} w={136} h={14} r={7} fill={art('wood')} />
      <Line d="M150 106Q150 140 180 140T210 106" stroke={art('wood')} w={7} />
      <Leaf x={179} y={190} l={36} deg={-36} fill={art('mint')} vein={art('leaf-deep')} />
      <Leaf x={181} y={190} l={42} deg={30} />
      <Dot x={86} y={184} r={14} fill={art('coral')} />
      <Dot x={274} y={180} r={18} fill={art('rose')} />
      <Line d="M274 164q2-8 10-8M86 172q0-6 6-8" stroke={art('leaf-deep')} w={3.5} />
    </Picture>
  )
}
