import { art } from '../art-color.ts'
import { Picture } from '../picture.tsx'
import { Dot, Line, Rect, SoftShape } from '../shapes.tsx'
import { type PremiumProps, PremiumStage } from './premium-stage.tsx'

/** The box is closed and tied in a cloth for the way to school, a fork and a spoon beside it. */
export function LunchBoxClosedPremium({ world, ...picture }: PremiumProps) {
  return (
    <Picture kind="premium" {...picture}>
      <PremiumStage world={world} back="window" shadow={210} />
      <Rect x={94} y={96} w={146} h={102} r={22} fill={art('mint')} />
      <Rect x={86} y={88} w={162} h={28} r={12} fill={art('leaf-deep')} />
      <path d="M94 148Q130 118 167 148Q204 118 240 148V176q0 22-22 22H116q-22 0-22-22Z" fill={art('coral')} />
      <Line d="M108 162v20M132 152v34M202 152v34M226 162v20" stroke={art('cheek')} w={5} />
      <SoftShape d="M167 146l-30-26-6 26ZM167 146l30-26 6 26Z" fill={art('cream')} w={8} />
      <Dot x={167} y={148} r={11} fill={art('white')} />
      <Line d="M268 198V138M284 198V140" stroke={art('wood')} w={6} />
      <Rect x={260} y={104} w={16} h={38} r={8} fill={art('wood')} />
      <Line d="M278 110v20q0 10 6 10t6-10V110M284 110v26" stroke={art('wood')} w={4} />
    </Picture>
  )
}
