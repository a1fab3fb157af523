import { art } from '../art-color.ts'
import { Picture } from '../picture.tsx'
import { Dot, Rect, Turn } from '../shapes.tsx'
import { type PremiumProps, PremiumStage } from './premium-stage.tsx'
import { PlantPot, Ticket } from './premium-things.tsx'

/** Three tickets are pinned to a board, each for another day. */
export function EventTrioPremium({ world, ...picture }: PremiumProps) {
  return (
    <Picture kind="premium" {...picture}>
      <PremiumStage world={world} />
      <Rect x={74} y={36} w={212} h={148} r={14} fill={art('wood')} />
      <Rect x={84} y={46} w={192} h={128} r={8} fill={art('cheek')} />
      <Turn deg={-8} x={150} y={80}>
        <Ticket x={94} y={52} w={118} fill="coral" behind={art('cheek')} />
      </Turn>
      <Turn deg={6} x={200} y={110}>
        <Ticket x={146} y={84} w={118} fill="leaf-deep" behind={art('cheek')} />
      </Turn>
      <Turn deg={-4} x={150} y={140}>
        <Ticket x={98} y={110} w={118} fill="violet" behind={art('cheek')} />
      </Turn>
      <Dot x={150} y={56} r={6} fill={art('white')} />
      <Dot x={208} y={90} r={6} fill={art('white')} />
      <Dot x={152} y={116} r={6} fill={art('white')} />
      <PlantPot x={262} y={200} fill="coral" />
    </Picture>
  )
}
