import { art } from '../art-color.ts'
import { Picture } from '../picture.tsx'
import { Dot, Leaf, Line, Rect, Turn } from '../shapes.tsx'
import { type PremiumProps, PremiumStage } from './premium-stage.tsx'

/** Rice, an egg and greens in a box whose lid leans behind it, still warm, by the window. */
export function LunchBoxPremium({ world, ...picture }: PremiumProps) {
  return (
    <Picture kind="premium" {...picture}>
      <PremiumStage world={world} back="window" shadow={216} />
      <Line d="M142 76q-8-8 0-16t0-16M176 68q-8-8 0-16t0-16" stroke={art('white')} w={5} />
      <Turn deg={12} x={250} y={150}>
        <Rect x={206} y={84} w={84} h={100} r={22} fill={art('leaf-deep')} />
        <Rect x={218} y={96} w={60} h={76} r={14} fill={art('mint')} />
        <Leaf x={248} y={152} l={40} deg={-10} fill={art('cream')} vein={art('mint')} />
      </Turn>
      <Dot x={122} y={140} r={34} fill={art('white')} />
      <Dot x={102} y={148} r={24} fill={art('cream')} />
      <Rect x={116} y={102} w={76} h={44} r={22} fill={art('cream')} />
      <Dot x={154} y={120} r={15} fill={art('koin')} />
      <Dot x={190} y={146} r={16} fill={art('coral')} />
      <Leaf x={206} y={156} l={48} deg={-4} fill={art('leaf-deep')} vein={art('leaf')} />
      <Leaf x={222} y={156} l={44} deg={24} />
      <Rect x={74} y={144} w={166} h={54} r={20} fill={art('mint')} />
      <Rect x={68} y={138} w={178} h={14} r={7} fill={art('leaf-deep')} />
      <Rect x={178} y={152} w={5} h={46} fill={art('leaf-deep')} />
      <Line d="M92 172h46" stroke={art('cream')} w={5} />
    </Picture>
  )
}
