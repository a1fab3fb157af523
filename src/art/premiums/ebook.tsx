import { art } from '../art-color.ts'
import { Picture } from '../picture.tsx'
import { Line, Rect, Turn } from '../shapes.tsx'
import { type PremiumProps, PremiumStage } from './premium-stage.tsx'
import { Mug } from './premium-things.tsx'

/** A reader with its page lit, a mug of cocoa and the moon: one chapter before bed. */
export function EbookPremium({ world, ...picture }: PremiumProps) {
  return (
    <Picture kind="premium" {...picture}>
      <PremiumStage world={world} shadow={200} />
      <path d="M250 42a23 23 0 1 0 22 30a19 19 0 0 1-22-30Z" fill={art('cream')} />
      <Turn deg={-7} x={160} y={140}>
        <Rect x={104} y={52} w={108} h={146} r={16} fill={art('wood-deep')} />
        <Rect x={114} y={62} w={88} h={120} r={7} fill={art('white')} />
        <Rect x={124} y={74} w={40} h={9} r={4.5} fill={art('coral')} />
        <Line d="M126 98h64M126 112h58M126 126h64M126 140h46M126 154h60M126 168h30" stroke={art('wood')} w={4} />
        <Rect x={182} y={58} w={13} h={32} r={3} fill={art('mint')} />
      </Turn>
      <Mug x={254} y={198} fill="sky" />
      <Line d="M246 146q-6-7 0-14M260 146q-6-7 0-14" stroke={art('white')} w={4} />
      <Rect x={70} y={184} w={64} h={15} r={7} fill={art('violet')} />
      <Rect x={76} y={171} w={54} h={15} r={7} fill={art('mint')} />
    </Picture>
  )
}
