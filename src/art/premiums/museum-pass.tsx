import { art, artWorld } from '../art-color.ts'
import { Picture } from '../picture.tsx'
import { At, Dot, Line, Rect, Turn } from '../shapes.tsx'
import { type PremiumProps, PremiumStage } from './premium-stage.tsx'
import { Ticket } from './premium-things.tsx'

const stars = [
  [92, 58],
  [118, 36],
  [282, 112],
  [264, 30],
  [84, 108],
] as const

/** A telescope looks up to a ringed planet; a day at the science museum, its ticket at the foot. */
export function MuseumPassPremium({ world, ...picture }: PremiumProps) {
  return (
    <Picture kind="premium" {...picture}>
      <PremiumStage world={world} shadow={200} />
      {stars.map(([x, y]) => (
        <Dot key={x} x={x} y={y} r={3} fill={art('white')} />
      ))}
      <Dot x={236} y={76} r={23} fill={art('coral')} />
      <Line d="M206 88Q200 98 222 94T268 66Q276 54 258 60" stroke={art('cream')} w={5} />
      <Line d="M150 138L116 196M150 138L184 196M150 138V196" stroke={art('wood')} w={7} />
      <Turn deg={-38} x={150} y={130}>
        <Rect x={98} y={118} w={40} h={24} r={6} fill={art('wood-deep')} />
        <Rect x={130} y={112} w={70} h={36} r={8} fill={art('mint')} />
        <Rect x={190} y={107} w={18} h={46} r={7} fill={art('leaf-deep')} />
        <Rect x={88} y={122} w={14} h={16} r={4} fill={art('cream')} />
      </Turn>
      <Dot x={150} y={138} r={9} fill={art('cream')} />
      <Turn deg={-6} x={240} y={170}>
        <At x={200} y={150} s={0.72}>
          <Ticket x={0} y={0} w={124} fill="rose" behind={artWorld(world, 'hill')} />
        </At>
      </Turn>
    </Picture>
  )
}
