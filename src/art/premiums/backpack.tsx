import { art } from '../art-color.ts'
import { Picture } from '../picture.tsx'
import { Dot, Leaf, Line, Rect, Turn } from '../shapes.tsx'
import { type PremiumProps, PremiumStage } from './premium-stage.tsx'

/** A backpack ready for school, a bottle in its side pocket and a leaf hung from the zip. */
export function BackpackPremium({ world, ...picture }: PremiumProps) {
  return (
    <Picture kind="premium" {...picture}>
      <PremiumStage world={world} shadow={180} />
      <Line d="M152 64Q152 38 180 38T208 64" stroke={art('wood-deep')} w={9} />
      <Rect x={94} y={126} w={28} h={64} r={12} fill={art('sky')} />
      <Rect x={98} y={106} w={20} h={14} r={5} fill={art('coral')} />
      <Rect x={98} y={116} w={20} h={14} r={3} fill={art('white')} />
      <Rect x={116} y={58} w={128} h={140} r={36} fill={art('violet')} />
      <Rect x={116} y={58} w={128} h={58} r={29} fill={art('coral')} />
      <Line d="M126 112H234" stroke={art('cream')} w={4} dash="2 9" />
      <Rect x={134} y={128} w={92} h={58} r={18} fill={art('coral')} />
      <Line d="M146 144H206" stroke={art('cream')} w={4} />
      <Dot x={206} y={144} r={5} fill={art('wood-deep')} />
      <Rect x={92} y={152} w={34} h={42} r={12} fill={art('wood-deep')} />
      <Turn deg={-12} x={158} y={82}>
        <Rect x={144} y={70} w={28} h={24} r={8} fill={art('cream')} />
        <Leaf x={158} y={91} l={17} deg={0} />
      </Turn>
      <Dot x={204} y={82} r={12} fill={art('rose')} />
      <Line d="M199 82h10M204 77v10" stroke={art('white')} w={3} />
      <Line d="M238 100Q262 112 258 138" stroke={art('wood-deep')} w={4} />
      <Leaf x={258} y={168} l={34} deg={4} />
    </Picture>
  )
}
