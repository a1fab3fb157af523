import { art } from '../art-color.ts'
import { Picture } from '../picture.tsx'
import { Dot, Rect, Turn } from '../shapes.tsx'
import { Heart } from '../things.tsx'
import { type PremiumProps, PremiumStage } from './premium-stage.tsx'

/** A shelf on wheels full of books, one held out with a heart on it. */
export function LibraryBooksPremium({ world, ...picture }: PremiumProps) {
  return (
    <Picture kind="premium" {...picture}>
      <PremiumStage world={world} shadow={190} />
      <Rect x={98} y={44} w={164} h={146} r={12} fill={art('wood')} />
      <Rect x={108} y={54} w={144} h={56} r={5} fill={art('wood-deep')} />
      <Rect x={108} y={120} w={144} h={60} r={5} fill={art('wood-deep')} />
      <Rect x={114} y={64} w={16} h={46} r={3} fill={art('coral')} />
      <Rect x={132} y={58} w={13} h={52} r={3} fill={art('mint')} />
      <Rect x={147} y={68} w={18} h={42} r={3} fill={art('sky')} />
      <Turn deg={14} x={176} y={110}>
        <Rect x={170} y={62} w={13} h={48} r={3} fill={art('cream')} />
      </Turn>
      <Rect x={204} y={60} w={17} h={50} r={3} fill={art('violet')} />
      <Rect x={223} y={66} w={13} h={44} r={3} fill={art('leaf')} />
      <Rect x={238} y={58} w={11} h={52} r={3} fill={art('white')} />
      <Rect x={114} y={126} w={12} h={54} r={3} fill={art('leaf')} />
      <Rect x={128} y={132} w={19} h={48} r={3} fill={art('violet')} />
      <Rect x={216} y={130} w={14} h={50} r={3} fill={art('coral')} />
      <Rect x={232} y={126} w={17} h={54} r={3} fill={art('sky')} />
      <Turn deg={-5} x={182} y={160}>
        <Rect x={152} y={122} w={58} h={76} r={7} fill={art('mint')} />
        <Rect x={152} y={122} w={12} h={76} r={5} fill={art('leaf-deep')} />
        <Dot x={187} y={156} r={16} fill={art('coral')} />
        <Heart x={187} y={156} k={1.5} />
      </Turn>
      <Dot x={120} y={194} r={10} fill={art('wood-deep')} />
      <Dot x={240} y={194} r={10} fill={art('wood-deep')} />
      <Dot x={120} y={194} r={4} fill={art('cream')} />
      <Dot x={240} y={194} r={4} fill={art('cream')} />
    </Picture>
  )
}
