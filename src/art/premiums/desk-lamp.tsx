import { art } from '../art-color.ts'
import { Picture } from '../picture.tsx'
import { Dot, Line, Rect, SoftShape, Turn } from '../shapes.tsx'
import { type PremiumProps, PremiumStage } from './premium-stage.tsx'

/** A lamp lights an open book in the evening; a window full of stars behind. */
export function DeskLampPremium({ world, ...picture }: PremiumProps) {
  return (
    <Picture kind="premium" {...picture}>
      <PremiumStage world={world} back="window" shadow={220} />
      <Dot x={104} y={58} r={2.6} fill={art('white')} />
      <Dot x={128} y={84} r={2} fill={art('white')} />
      <Dot x={150} y={52} r={2.6} fill={art('white')} />
      <path d="M190 104L132 196H294L236 78Z" fill={art('white')} opacity={0.4} />
      <Line d="M98 190L88 122L176 70" stroke={art('coral')} w={9} />
      <Dot x={88} y={122} r={8} fill={art('cream')} />
      <Rect x={70} y={186} w={62} h={13} r={6.5} fill={art('wood-deep')} />
      <Turn deg={-38} x={196} y={76}>
        <SoftShape d="M180 62h30l14 30h-58Z" fill={art('coral')} w={10} />
        <Rect x={164} y={94} w={62} h={9} r={4.5} fill={art('white')} />
      </Turn>
      <SoftShape d="M146 184Q180 170 213 182V198H146Z" fill={art('white')} w={5} />
      <SoftShape d="M281 184Q247 170 214 182V198H281Z" fill={art('cream')} w={5} />
      <Line d="M156 184q18-6 42-2M228 182q24-4 42 2M156 192q18-5 34-2" stroke={art('wood')} w={3} />
      <Rect x={140} y={199} w={148} h={6} r={3} fill={art('violet')} />
    </Picture>
  )
}
