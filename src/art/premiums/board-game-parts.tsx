import { art } from '../art-color.ts'
import { Picture } from '../picture.tsx'
import { Dot, Koin, Leaf, Rect, SoftShape, Turn } from '../shapes.tsx'
import { type PremiumProps, PremiumStage } from './premium-stage.tsx'

const pawns = [
  [110, 'coral'],
  [142, 'leaf'],
  [174, 'sky'],
  [206, 'rose'],
] as const

/** The box of the game is open: cards, four pawns and a die before it. */
export function BoardGamePartsPremium({ world, ...picture }: PremiumProps) {
  return (
    <Picture kind="premium" {...picture}>
      <PremiumStage world={world} shadow={220} />
      <Rect x={88} y={70} w={184} h={90} r={14} fill={art('violet')} />
      <Rect x={98} y={80} w={164} h={76} r={8} fill={art('wood-deep')} />
      <Rect x={108} y={90} w={44} h={60} r={7} fill={art('cream')} />
      <Rect x={112} y={86} w={44} h={60} r={7} fill={art('white')} />
      <Leaf x={134} y={132} l={32} deg={0} />
      <Rect x={166} y={90} w={44} h={60} r={7} fill={art('cream')} />
      <Rect x={170} y={86} w={44} h={60} r={7} fill={art('white')} />
      <Koin x={192} y={116} r={14} />
      <Rect x={224} y={90} w={28} h={26} r={7} fill={art('coral')} />
      <Rect x={224} y={122} w={28} h={26} r={7} fill={art('mint')} />
      <Rect x={84} y={148} w={192} h={18} r={8} fill={art('violet')} />
      {pawns.map(([x, fill]) => (
        <g key={x}>
          <SoftShape d={`M${x} 172l9 24h-18Z`} fill={art(fill)} w={7} />
          <Dot x={x} y={166} r={9.5} fill={art(fill)} />
        </g>
      ))}
      <Turn deg={10} x={252} y={190}>
        <Rect x={238} y={174} w={28} h={28} r={8} fill={art('white')} />
        <Dot x={246} y={182} r={3} fill={art('wood-deep')} />
        <Dot x={252} y={188} r={3} fill={art('wood-deep')} />
        <Dot x={258} y={194} r={3} fill={art('wood-deep')} />
      </Turn>
    </Picture>
  )
}
