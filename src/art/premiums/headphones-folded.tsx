import { art } from '../art-color.ts'
import { Picture } from '../picture.tsx'
import { Dot, Leaf, Line, Rect, Ring } from '../shapes.tsx'
import { type PremiumProps, PremiumStage } from './premium-stage.tsx'

/** The headphones lie folded on their pouch, the cable rolled up beside the adapter. */
export function HeadphonesFoldedPremium({ world, ...picture }: PremiumProps) {
  return (
    <Picture kind="premium" {...picture}>
      <PremiumStage world={world} shadow={210} />
      <Rect x={78} y={122} w={142} h={76} r={24} fill={art('wood')} />
      <Rect x={78} y={122} w={142} h={18} r={9} fill={art('wood-deep')} />
      <Line d="M96 150H202" stroke={art('cream')} w={3} dash="2 8" />
      <Leaf x={108} y={188} l={28} deg={0} fill={art('cream')} vein={art('wood')} />
      <Line d="M120 116Q96 50 160 50T202 110" stroke={art('coral')} w={13} />
      <Line d="M132 72Q146 62 170 64" stroke={art('cream')} w={5} />
      <Rect x={98} y={94} w={58} h={26} r={13} fill={art('wood-deep')} />
      <Dot x={186} y={122} r={33} fill={art('mint')} />
      <Dot x={186} y={122} r={23} fill={art('leaf-deep')} />
      <Dot x={186} y={122} r={10} fill={art('mint')} />
      <Ring x={258} y={168} r={24} stroke={art('white')} w={5} />
      <Ring x={258} y={168} r={15} stroke={art('white')} w={5} />
      <Rect x={252} y={138} w={12} h={60} r={5} fill={art('coral')} />
      <Rect x={228} y={200} w={40} h={12} r={5} fill={art('violet')} />
      <Rect x={266} y={202} w={16} h={8} r={3} fill={art('cream')} />
    </Picture>
  )
}
