import { art } from '../art-color.ts'
import { Picture } from '../picture.tsx'
import { Dot, Line, Rect, SoftShape } from '../shapes.tsx'
import { Heart } from '../things.tsx'
import { type PremiumProps, PremiumStage } from './premium-stage.tsx'

/** Two full bowls, a ball and a folded blanket wait at the kennel for a dog without a home. */
export function ShelterBowlsPremium({ world, ...picture }: PremiumProps) {
  return (
    <Picture kind="premium" {...picture}>
      <PremiumStage world={world} shadow={220} />
      <Rect x={112} y={96} w={136} h={102} r={8} fill={art('wood')} />
      <Line d="M116 124h128M116 150h128" stroke={art('wood-deep')} w={2.5} />
      <path d="M148 198V150a32 32 0 0 1 64 0v48Z" fill={art('wood-deep')} />
      <SoftShape d="M98 96L180 38 262 96Z" fill={art('coral')} w={14} />
      <Heart x={180} y={78} k={1.7} />
      <Rect x={150} y={178} w={60} h={22} r={9} fill={art('violet')} />
      <Rect x={150} y={178} w={60} h={8} r={4} fill={art('rose')} />
      <Dot x={88} y={168} r={10} fill={art('wood-deep')} />
      <Dot x={104} y={164} r={11} fill={art('wood-deep')} />
      <Dot x={120} y={168} r={10} fill={art('wood-deep')} />
      <SoftShape d="M76 174H132L138 196H70Z" fill={art('mint')} w={6} />
      <Dot x={104} y={188} r={5} fill={art('white')} />
      <Dot x={97} y={180} r={2.4} fill={art('white')} />
      <Dot x={104} y={178} r={2.4} fill={art('white')} />
      <Dot x={111} y={180} r={2.4} fill={art('white')} />
      <SoftShape d="M228 174H284L290 196H222Z" fill={art('sky')} w={6} />
      <Rect x={227} y={169} w={58} h={9} r={4.5} fill={art('white')} />
      <Dot x={180} y={208} r={13} fill={art('coral')} />
      <Line d="M169 203q10 8 22 9" stroke={art('white')} w={3} />
    </Picture>
  )
}
