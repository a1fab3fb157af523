import { art } from '../art-color.ts'
import { Picture } from '../picture.tsx'
import { Leaf, Line, Rect, Turn } from '../shapes.tsx'
import { type PremiumProps, PremiumStage } from './premium-stage.tsx'

/** The bottle with its lid off and a hook on the lid; ice goes in through the wide mouth. */
export function WaterBottlePartsPremium({ world, ...picture }: PremiumProps) {
  return (
    <Picture kind="premium" {...picture}>
      <PremiumStage world={world} back="window" shadow={190} />
      <Turn deg={14} x={182} y={40}>
        <Rect x={170} y={34} w={24} h={24} r={7} fill={art('white')} />
      </Turn>
      <Turn deg={-10} x={150} y={66}>
        <Rect x={142} y={58} w={20} h={20} r={6} fill={art('white')} opacity={0.8} />
      </Turn>
      <Rect x={136} y={82} w={52} h={20} r={7} fill={art('cream')} />
      <Rect x={126} y={96} w={72} h={102} r={20} fill={art('coral')} />
      <Rect x={126} y={164} w={72} h={12} fill={art('cream')} />
      <Line d="M139 116v34" stroke={art('white')} w={5} />
      <Leaf x={168} y={154} l={34} deg={14} fill={art('cream')} vein={art('coral')} />
      <Line d="M228 166Q246 136 264 166" stroke={art('wood-deep')} w={7} />
      <Rect x={220} y={164} w={52} h={34} r={10} fill={art('wood-deep')} />
      <Line d="M230 176v12M242 176v12M254 176v12" stroke={art('wood')} w={4} />
      <Rect x={84} y={174} w={24} h={24} r={7} fill={art('white')} />
    </Picture>
  )
}
