import { art } from '../art-color.ts'
import { Picture } from '../picture.tsx'
import { At, Dot, Leaf, Line, Rect } from '../shapes.tsx'
import { type PremiumProps, PremiumStage } from './premium-stage.tsx'

/** A mangrove tree on its arched roots; x, y is the middle of its crown. */
function MangroveTree({ x, y, k }: { x: number; y: number; k: number }) {
  return (
    <At x={x} y={y} s={k}>
      <Line d="M0 30V52Q-18 52-24 78M0 48Q14 52 22 78M0 44Q-4 60-8 78M0 46Q8 60 8 78" stroke={art('wood')} w={6} />
      <Dot x={-18} y={10} r={22} fill={art('leaf-deep')} />
      <Dot x={18} y={12} r={20} fill={art('leaf-deep')} />
      <Dot x={0} y={-8} r={26} fill={art('leaf')} />
    </At>
  )
}

/** Young mangroves on their roots in the shallow water, a stake beside the one just planted. */
export function MangrovePremium({ world, ...picture }: PremiumProps) {
  return (
    <Picture kind="premium" {...picture}>
      <PremiumStage world={world} back="hills" />
      <MangroveTree x={106} y={112} k={1.1} />
      <MangroveTree x={250} y={122} k={0.9} />
      <Line d="M180 190V132M200 196V120" stroke={art('wood')} w={5} />
      <Leaf x={180} y={150} l={38} deg={-46} />
      <Leaf x={180} y={138} l={44} deg={34} />
      <Leaf x={180} y={134} l={40} deg={-8} fill={art('leaf-deep')} vein={art('leaf')} />
      <Rect x={190} y={150} w={18} h={7} r={3.5} fill={art('coral')} />
      <Line d="M70 200q12-9 24 0t24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0" stroke={art('white')} w={4} />
      <Line d="M110 218q12-9 24 0t24 0 24 0 24 0 24 0" stroke={art('white')} w={3} />
    </Picture>
  )
}
