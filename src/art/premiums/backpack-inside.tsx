import { art } from '../art-color.ts'
import { Picture } from '../picture.tsx'
import { Leaf, Line, Rect, Turn } from '../shapes.tsx'
import { type PremiumProps, PremiumStage } from './premium-stage.tsx'

/** The backpack lies open: a laptop in its sleeve, two books and a bottle find their place. */
export function BackpackInsidePremium({ world, ...picture }: PremiumProps) {
  return (
    <Picture kind="premium" {...picture}>
      <PremiumStage world={world} shadow={210} />
      <Turn deg={-6} x={130} y={110}>
        <Rect x={104} y={44} w={92} h={90} r={9} fill={art('white')} />
        <Rect x={112} y={52} w={76} h={74} r={5} fill={art('cream')} />
        <Leaf x={150} y={104} l={32} deg={0} />
      </Turn>
      <Rect x={196} y={66} w={20} h={76} r={4} fill={art('sky')} />
      <Rect x={218} y={74} w={18} h={70} r={4} fill={art('rose')} />
      <Rect x={242} y={84} w={26} h={70} r={10} fill={art('mint')} />
      <Rect x={245} y={70} w={20} h={18} r={6} fill={art('wood-deep')} />
      <Line d="M96 150Q66 150 70 196M264 150Q294 150 290 196" stroke={art('wood-deep')} w={9} />
      <path d="M84 128q96 34 192 0v46q0 24-26 24H110q-26 0-26-24Z" fill={art('violet')} />
      <Line d="M84 128q96 34 192 0" stroke={art('coral')} w={9} />
      <Line d="M92 138q88 30 176 0" stroke={art('cream')} w={3} dash="2 8" />
      <Rect x={136} y={166} w={88} h={32} r={14} fill={art('coral')} />
      <Line d="M150 178h58" stroke={art('cream')} w={4} />
    </Picture>
  )
}
