import { art } from '../art-color.ts'
import { Picture } from '../picture.tsx'
import { Leaf, Line, Rect } from '../shapes.tsx'
import { type PremiumProps, PremiumStage } from './premium-stage.tsx'
import { Books } from './premium-things.tsx'

/** A steel bottle on a school desk by the window at noon, a glass poured beside the books. */
export function WaterBottlePremium({ world, ...picture }: PremiumProps) {
  return (
    <Picture kind="premium" {...picture}>
      <PremiumStage world={world} back="window" shadow={190} />
      <Books x={78} y={198} fills={['violet', 'coral', 'mint']} />
      <Line d="M162 62Q180 36 198 62" stroke={art('wood-deep')} w={7} />
      <Rect x={156} y={58} w={48} h={24} r={9} fill={art('wood-deep')} />
      <Rect x={162} y={80} w={36} h={18} r={6} fill={art('cream')} />
      <Rect x={146} y={92} w={68} h={106} r={20} fill={art('coral')} />
      <Rect x={146} y={164} w={68} h={12} fill={art('cream')} />
      <Line d="M159 112v36" stroke={art('white')} w={5} />
      <Leaf x={185} y={152} l={34} deg={14} fill={art('cream')} vein={art('coral')} />
      <Rect x={232} y={150} w={40} h={48} r={9} fill={art('white')} opacity={0.55} />
      <Rect x={236} y={164} w={32} h={30} r={7} fill={art('sky')} />
      <Line d="M242 172h12" stroke={art('white')} w={3} />
    </Picture>
  )
}
