import { type ArtColor, art } from '../art-color.ts'
import { Picture } from '../picture.tsx'
import { Dot, Leaf, Line, Rect, SoftShape, Sprout, Turn } from '../shapes.tsx'
import { type PremiumProps, PremiumStage } from './premium-stage.tsx'

/** A pawn 30 high; x, y is the middle of its foot. */
function Pawn({ x, y, fill }: { x: number; y: number; fill: ArtColor }) {
  return (
    <>
      <SoftShape d={`M${x} ${y - 20}l7 18h-14Z`} fill={art(fill)} w={6} />
      <Dot x={x} y={y - 25} r={7.5} fill={art(fill)} />
    </>
  )
}

const path = [
  [98, 186, 'mint'],
  [120, 170, 'sky'],
  [146, 178, 'coral'],
  [170, 166, 'mint'],
  [194, 174, 'violet'],
  [218, 164, 'sky'],
  [244, 172, 'mint'],
] as const

/** A board with a path, pawns and cards in the middle of a game, its box behind. */
export function BoardGamePremium({ world, ...picture }: PremiumProps) {
  return (
    <Picture kind="premium" {...picture}>
      <PremiumStage world={world} />
      <Rect x={152} y={44} w={126} h={104} r={12} fill={art('violet')} />
      <Rect x={152} y={44} w={126} h={24} r={11} fill={art('wood-deep')} />
      <Dot x={215} y={108} r={28} fill={art('cream')} />
      <Sprout x={215} y={124} k={1.5} />
      <Turn deg={-14} x={120} y={150}>
        <Rect x={92} y={86} w={48} h={70} r={8} fill={art('white')} />
        <Leaf x={116} y={140} l={36} deg={0} />
      </Turn>
      <SoftShape d="M96 150H268L292 206H70Z" fill={art('cream')} w={10} />
      <Line d="M98 186L120 170L146 178L170 166L194 174L218 164L244 172" stroke={art('wood')} w={4} dash="1 7" />
      {path.map(([x, y, fill]) => (
        <Rect key={x} x={x - 10} y={y - 7} w={20} h={14} r={5} fill={art(fill)} />
      ))}
      <Pawn x={120} y={170} fill="coral" />
      <Pawn x={194} y={174} fill="leaf-deep" />
      <Pawn x={244} y={172} fill="violet" />
      <Turn deg={-12} x={190} y={198}>
        <Rect x={166} y={188} w={20} h={20} r={6} fill={art('coral')} />
        <Dot x={172} y={194} r={2.4} fill={art('white')} />
        <Dot x={180} y={202} r={2.4} fill={art('white')} />
      </Turn>
    </Picture>
  )
}
