import { art } from '../art-color.ts'
import { Picture } from '../picture.tsx'
import { Dot, Leaf, Line, Rect } from '../shapes.tsx'
import { type PremiumProps, PremiumStage } from './premium-stage.tsx'

/** A school tray with rice, soup and fruit, a warm lunch for one pupil. */
export function SchoolLunchPremium({ world, ...picture }: PremiumProps) {
  return (
    <Picture kind="premium" {...picture}>
      <PremiumStage world={world} back="window" shadow={200} />
      <Line d="M262 122l22-44" stroke={art('white')} w={7} />
      <Line d="M238 92q-8-9 0-18t0-18M118 104q-8-9 0-18t0-18" stroke={art('white')} w={5} />
      <Dot x={122} y={150} r={30} fill={art('white')} />
      <Dot x={104} y={156} r={20} fill={art('cream')} />
      <Dot x={142} y={158} r={20} fill={art('cream')} />
      <Rect x={196} y={122} w={84} h={56} r={26} fill={art('coral')} />
      <Rect x={196} y={118} w={84} h={16} r={8} fill={art('white')} />
      <Rect x={203} y={121} w={70} h={10} r={5} fill={art('koin-edge')} />
      <Leaf x={228} y={128} l={18} deg={60} />
      <Dot x={256} y={125} r={4} fill={art('leaf-deep')} />
      <Dot x={172} y={158} r={19} fill={art('rose')} />
      <Line d="M172 140q2-8 9-9" stroke={art('leaf-deep')} w={4} />
      <Leaf x={174} y={142} l={16} deg={70} />
      <Rect x={74} y={166} w={216} h={30} r={13} fill={art('mint')} />
      <Rect x={68} y={160} w={228} h={14} r={7} fill={art('white')} />
    </Picture>
  )
}
