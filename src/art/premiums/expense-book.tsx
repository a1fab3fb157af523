import { art } from '../art-color.ts'
import { Picture } from '../picture.tsx'
import { Line, Pile, Rect, Turn } from '../shapes.tsx'
import { type PremiumProps, PremiumStage } from './premium-stage.tsx'
import { Pencil } from './premium-things.tsx'

/** A pocket book for what one spends, a receipt kept between its pages, three koin left beside it. */
export function ExpenseBookPremium({ world, ...picture }: PremiumProps) {
  return (
    <Picture kind="premium" {...picture}>
      <PremiumStage world={world} shadow={210} />
      <Turn deg={7} x={176} y={110}>
        <Rect x={152} y={40} w={58} h={110} r={6} fill={art('white')} />
        <Line d="M163 56h34M163 68h22" stroke={art('wood')} w={4} />
      </Turn>
      <Rect x={96} y={76} w={122} h={122} r={12} fill={art('leaf-deep')} />
      <Rect x={206} y={82} w={10} h={110} r={4} fill={art('cream')} />
      <Rect x={96} y={76} w={22} h={122} r={10} fill={art('leaf')} />
      <Rect x={132} y={96} w={58} h={50} r={8} fill={art('cream')} />
      <Line d="M142 110h10M147 105v10" stroke={art('leaf-deep')} w={4} />
      <Line d="M142 132h10" stroke={art('coral')} w={4} />
      <Line d="M162 110h18M162 132h18" stroke={art('wood')} w={4} />
      <Rect x={196} y={76} w={7} h={122} fill={art('coral')} />
      <Pile x={254} y={198} n={3} w={44} h={11} />
      <Turn deg={-16} x={92} y={200}>
        <Pencil x={84} y={206} fill="violet" />
      </Turn>
    </Picture>
  )
}
