import { art } from '../art-color.ts'
import { Picture } from '../picture.tsx'
import { Cloud, Dot, Leaf, Line, Pile, Rect, Ring, Sprout, Turn } from '../shapes.tsx'
import { Heart } from '../things.tsx'
import { type PremiumProps, PremiumStage } from './premium-stage.tsx'

/** A sheet of stickers stands by a laptop; the leaf that is missing is on its lid. */
export function StickerSheetPremium({ world, ...picture }: PremiumProps) {
  return (
    <Picture kind="premium" {...picture}>
      <PremiumStage world={world} shadow={220} />
      <Rect x={164} y={92} w={122} h={98} r={12} fill={art('violet')} />
      <Rect x={156} y={187} w={138} h={12} r={6} fill={art('wood-deep')} />
      <Dot x={238} y={138} r={25} fill={art('white')} />
      <Dot x={238} y={138} r={20} fill={art('cream')} />
      <Leaf x={238} y={154} l={32} deg={10} />
      <Turn deg={-7} x={128} y={130}>
        <Rect x={76} y={50} w={106} h={144} r={12} fill={art('white')} />
        <Dot x={104} y={80} r={19} fill={art('sky')} />
        <Cloud x={90} y={78} k={0.7} />
        <Dot x={154} y={80} r={19} fill={art('cream')} />
        <Sprout x={154} y={92} k={1.1} />
        <Ring x={104} y={124} r={18} stroke={art('cream')} w={3} />
        <Dot x={154} y={124} r={19} fill={art('coral')} />
        <Heart x={154} y={124} k={1.7} />
        <Dot x={104} y={168} r={19} fill={art('mint')} />
        <Line d="M104 158v20M95.3 163l17.4 10M95.3 173l17.4-10" stroke={art('white')} w={7} />
        <Dot x={104} y={168} r={5} fill={art('coral')} />
        <Dot x={154} y={168} r={19} fill={art('violet')} />
        <Pile x={154} y={181} n={3} w={22} h={7} />
      </Turn>
    </Picture>
  )
}
