import { art } from '../art-color.ts'
import { Picture } from '../picture.tsx'
import { Line, Rect, Turn } from '../shapes.tsx'
import { type PremiumProps, PremiumStage } from './premium-stage.tsx'

const caps = [
  [72, 'mint'],
  [126, 'mint'],
  [236, 'sky'],
] as const

/** A row of keys close by, one taken off so that its switch shows, and the tool that holds it. */
export function KeyboardKeysPremium({ world, ...picture }: PremiumProps) {
  return (
    <Picture kind="premium" {...picture}>
      <PremiumStage world={world} shadow={230} />
      <Rect x={62} y={152} w={236} h={48} r={15} fill={art('white')} />
      {caps.map(([x, fill]) => (
        <g key={x}>
          <Rect x={x} y={116} w={50} h={48} r={11} fill={art(fill)} />
          <Rect x={x + 6} y={120} w={38} h={6} r={3} fill={art('cream')} />
        </g>
      ))}
      <Rect x={186} y={136} w={40} h={28} r={6} fill={art('wood-deep')} />
      <Rect x={198} y={118} w={16} h={22} r={4} fill={art('koin-edge')} />
      <Turn deg={12} x={206} y={70}>
        <Line d="M180 102L168 44M232 102L244 44" stroke={art('wood')} w={5} />
        <Rect x={158} y={28} w={96} h={18} r={9} fill={art('wood')} />
        <Rect x={178} y={56} w={56} h={48} r={12} fill={art('coral')} />
        <Rect x={185} y={60} w={42} h={6} r={3} fill={art('cheek')} />
      </Turn>
      <Line d="M84 182h192" stroke={art('cream')} w={5} />
    </Picture>
  )
}
