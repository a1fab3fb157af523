import { art } from '../art-color.ts'
import { Picture } from '../picture.tsx'
import { Dot, Leaf, Line, Rect, SoftShape, Turn } from '../shapes.tsx'
import { type PremiumProps, PremiumStage } from './premium-stage.tsx'

/** A zipped case of cloth with pens and a ruler looking out. */
export function PencilCasePremium({ world, ...picture }: PremiumProps) {
  return (
    <Picture kind="premium" {...picture}>
      <PremiumStage world={world} shadow={200} />
      <Turn deg={-12} x={128} y={150}>
        <Rect x={118} y={62} w={22} h={100} r={4} fill={art('cream')} />
        <Line d="M120 76h8M120 90h12M120 104h8M120 118h12" stroke={art('wood')} w={3} />
      </Turn>
      <Rect x={154} y={66} w={15} h={90} r={6} fill={art('mint')} />
      <Rect x={154} y={66} w={15} h={18} r={6} fill={art('leaf-deep')} />
      <Turn deg={9} x={188} y={150}>
        <Rect x={182} y={52} w={14} h={100} r={5} fill={art('koin-edge')} />
        <SoftShape d="M184 54h10l-5-15Z" fill={art('cream')} w={4} />
        <Dot x={189} y={40} r={3} fill={art('wood-deep')} />
      </Turn>
      <Turn deg={20} x={222} y={150}>
        <Rect x={212} y={76} w={18} h={80} r={7} fill={art('rose')} />
        <Rect x={212} y={76} w={18} h={24} r={7} fill={art('white')} />
      </Turn>
      <Rect x={88} y={128} w={172} h={70} r={28} fill={art('coral')} />
      <Rect x={88} y={128} w={172} h={26} r={13} fill={art('cheek')} />
      <Line d="M104 141H240" stroke={art('cream')} w={5} dash="1 9" />
      <Rect x={236} y={135} w={26} h={12} r={6} fill={art('wood-deep')} />
      <Leaf x={174} y={188} l={28} deg={-16} fill={art('cream')} vein={art('coral')} />
      <Rect x={268} y={182} w={28} h={16} r={5} fill={art('white')} />
      <Rect x={280} y={182} w={16} h={16} r={5} fill={art('sky')} />
    </Picture>
  )
}
