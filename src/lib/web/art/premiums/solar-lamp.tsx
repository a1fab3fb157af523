import { art } from '../art-color.ts'
import { Picture } from '../picture.tsx'
import { Dot, Line, Rect, SoftShape, Turn } from '../shapes.tsx'
import { type PremiumProps, PremiumStage } from './premium-stage.tsx'

/** A solar lamp lights a page at dusk; its panel is on the roof behind. */
export function SolarLampPremium({ world, ...picture }: PremiumProps) {
  return (
    <Picture kind="premium" {...picture}>
      <PremiumStage world={world} back="hills" shadow={200} />
      <Dot x={92} y={50} r={2.6} fill={art('white')} />
      <Dot x={132} y={34} r={2} fill={art('white')} />
      <Dot x={284} y={44} r={2.6} fill={art('white')} />
      <Rect x={84} y={112} w={92} h={80} r={7} fill={art('wood')} />
      <Rect x={112} y={146} w={34} h={46} r={8} fill={art('cream')} />
      <SoftShape d="M76 110L130 66 184 110Z" fill={art('wood-deep')} w={10} />
      <Turn deg={39} x={156} y={86}>
        <Rect x={130} y={76} w={52} h={13} r={3} fill={art('sky')} />
        <Line d="M143 76v13M156 76v13M169 76v13" stroke={art('white')} w={2} />
      </Turn>
      <path d="M232 112L176 194H296L250 112Z" fill={art('cream')} opacity={0.5} />
      <Line d="M228 94V84Q241 66 254 84V94" stroke={art('coral')} w={5} />
      <Rect x={222} y={92} w={38} h={14} r={7} fill={art('coral')} />
      <Rect x={226} y={104} w={30} h={40} r={10} fill={art('white')} />
      <Rect x={233} y={112} w={16} h={25} r={8} fill={art('koin')} />
      <Rect x={222} y={140} w={38} h={14} r={7} fill={art('coral')} />
      <SoftShape d="M176 184Q208 168 240 182V198H176Z" fill={art('white')} w={5} />
      <SoftShape d="M306 184Q274 168 242 182V198H306Z" fill={art('cream')} w={5} />
    </Picture>
  )
}
