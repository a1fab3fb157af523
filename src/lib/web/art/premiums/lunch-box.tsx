import { art } from '../art-color.ts'
import { Picture } from '../picture.tsx'
import { Dot, Leaf, Line, Rect } from '../shapes.tsx'
import { type PremiumProps, PremiumStage } from './premium-stage.tsx'

/** Rice, an egg and greens in an open box, still warm. */
export function LunchBoxPremium({ world, ...picture }: PremiumProps) {
  return (
    <Picture kind="premium" {...picture}>
      <PremiumStage world={world} back="window" shadow={210} />
      <Line d="M144 92q-8-9 0-18t0-18M182 84q-8-9 0-18t0-18M218 92q-8-9 0-18t0-18" stroke={art('white')} w={5} />
      <Dot x={126} y={140} r={28} fill={art('white')} />
      <Dot x={152} y={134} r={24} fill={art('cream')} />
      <Dot x={182} y={140} r={26} fill={art('white')} />
      <Rect x={110} y={112} w={64} h={26} r={13} fill={art('cream')} />
      <Dot x={146} y={120} r={12} fill={art('koin')} />
      <Leaf x={206} y={146} l={40} deg={-8} fill={art('leaf-deep')} vein={art('leaf')} />
      <Leaf x={220} y={146} l={46} deg={20} />
      <Leaf x={240} y={146} l={36} deg={44} fill={art('leaf-deep')} vein={art('leaf')} />
      <Dot x={232} y={138} r={12} fill={art('coral')} />
      <Rect x={84} y={136} w={192} h={62} r={22} fill={art('mint')} />
      <Rect x={78} y={130} w={204} h={15} r={7.5} fill={art('leaf-deep')} />
      <Rect x={196} y={145} w={5} h={53} fill={art('leaf-deep')} />
      <Leaf x={140} y={188} l={30} deg={10} fill={art('cream')} vein={art('mint')} />
      <Line d="M216 172h40" stroke={art('cream')} w={5} />
    </Picture>
  )
}
