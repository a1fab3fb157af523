import { art } from '../art-color.ts'
import { Picture } from '../picture.tsx'
import { Dot, Line, Rect, SoftShape } from '../shapes.tsx'
import { type PremiumProps, PremiumStage } from './premium-stage.tsx'

const balloons = [
  { x: 126, y: 82, fill: 'coral' },
  { x: 234, y: 78, fill: 'sky' },
  { x: 180, y: 62, fill: 'violet' },
] as const
const tiles = [94, 130, 166, 202, 238]

/** Three balloons hold up a row of empty tiles: a word that waits to be guessed. */
export function HangmanPackPremium({ world, ...picture }: PremiumProps) {
  return (
    <Picture kind="premium" {...picture}>
      <PremiumStage world={world} shadow={210} />
      <Line d="M126 112Q132 140 112 156M234 108Q228 136 248 156M180 92V156" stroke={art('wood')} w={3} />
      {balloons.map(({ x, y, fill }) => (
        <g key={x}>
          <SoftShape d={`M${x} ${y + 30}l6 10h-12Z`} fill={art(fill)} w={4} />
          <Dot x={x} y={y} r={32} fill={art(fill)} />
          <Line d={`M${x - 18} ${y - 8}q4-12 14-14`} stroke={art('white')} w={4.5} />
        </g>
      ))}
      <Rect x={82} y={152} w={196} h={48} r={14} fill={art('wood')} />
      {tiles.map((x, i) => (
        <Rect key={x} x={x - 2} y={158} w={30} h={34} r={8} fill={art(i === 1 ? 'mint' : 'white')} />
      ))}
      <Line d="M100 184h14M172 184h14M208 184h14M244 184h14" stroke={art('wood')} w={4} />
      <Line d="M138 175l5 6 10-11" stroke={art('leaf-deep')} w={4.5} />
    </Picture>
  )
}
