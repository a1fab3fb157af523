import { art } from '../art-color.ts'
import { Picture } from '../picture.tsx'
import { Line, Rect, Ring, Turn } from '../shapes.tsx'
import { type PremiumProps, PremiumStage } from './premium-stage.tsx'
import { Pencil } from './premium-things.tsx'

const days = Array.from({ length: 20 }, (_, i) => ({ x: 90 + (i % 5) * 17, y: 106 + Math.floor(i / 5) * 19 }))
const filled: Record<number, 'mint' | 'coral' | 'sky'> = {
  1: 'mint',
  4: 'coral',
  6: 'mint',
  8: 'sky',
  11: 'mint',
  12: 'coral',
}

/** A notebook stands open at the plan of a month; a few days are filled, one is ringed. */
export function MonthPlannerPremium({ world, ...picture }: PremiumProps) {
  return (
    <Picture kind="premium" {...picture}>
      <PremiumStage world={world} back="arch" shadow={220} />
      <Rect x={70} y={78} w={220} h={120} r={13} fill={art('violet')} />
      <Rect x={78} y={70} w={102} h={120} r={9} fill={art('white')} />
      <Rect x={180} y={70} w={102} h={120} r={9} fill={art('white')} />
      <Rect x={90} y={82} w={50} h={10} r={5} fill={art('leaf-deep')} />
      {days.map(({ x, y }, i) => (
        <Rect key={`${x} ${y}`} x={x} y={y} w={12} h={13} r={4} fill={art(filled[i] ?? 'cream')} />
      ))}
      <Ring x={147} y={150.5} r={11} stroke={art('coral')} w={3} />
      <Line d="M196 92l4 4 8-8M196 116l4 4 8-8" stroke={art('leaf-deep')} w={3.4} />
      <Line d="M218 92h48M218 116h36M218 140h50M218 164h28" stroke={art('mint')} w={6} />
      <Rect x={194} y={134} w={13} h={13} r={4} fill={art('cream')} />
      <Rect x={194} y={158} w={13} h={13} r={4} fill={art('cream')} />
      <Line d="M180 78v104" stroke={art('violet')} w={3} />
      <Rect x={254} y={58} w={14} h={44} r={3} fill={art('coral')} />
      <Turn deg={58} x={222} y={200}>
        <Pencil x={222} y={206} fill="koin-edge" />
      </Turn>
    </Picture>
  )
}
