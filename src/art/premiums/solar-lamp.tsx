import { art } from '../art-color.ts'
import { Picture } from '../picture.tsx'
import { Dot, Line, Rect, SoftShape, Turn } from '../shapes.tsx'
import { type PremiumProps, PremiumStage } from './premium-stage.tsx'
import { Books } from './premium-things.tsx'

/** A solar lamp on two books lights a page at dusk; its panel is on the roof behind. */
export function SolarLampPremium({ world, ...picture }: PremiumProps) {
  return (
    <Picture kind="premium" {...picture}>
      <PremiumStage world={world} back="hills" shadow={200} />
      <Dot x={92} y={50} r={2.6} fill={art('white')} />
      <Dot x={132} y={34} r={2} fill={art('white')} />
      <Dot x={284} y={44} r={2.6} fill={art('white')} />
      <Rect x={76} y={116} w={84} h={76} r={7} fill={art('wood')} />
      <Rect x={92} y={134} w={26} h={26} r={6} fill={art('cream')} />
      <Line d="M105 134v26M92 147h26" stroke={art('wood-deep')} w={3} />
      <SoftShape d="M70 114L118 74 166 114Z" fill={art('wood-deep')} w={10} />
      <Turn deg={39.8} x={142} y={94}>
        <Rect x={118} y={82} w={50} h={13} r={3} fill={art('sky')} />
        <Line d="M131 83v11M143 83v11M155 83v11" stroke={art('white')} w={2} />
      </Turn>
      <Dot x={236} y={128} r={64} fill={art('white')} opacity={0.16} />
      <Dot x={236} y={128} r={42} fill={art('white')} opacity={0.3} />
      <Line d="M222 92V82Q236 60 250 82V92" stroke={art('coral')} w={6} />
      <Rect x={212} y={90} w={48} h={16} r={8} fill={art('coral')} />
      <Rect x={216} y={104} w={40} h={52} r={12} fill={art('white')} />
      <Rect x={226} y={114} w={20} h={34} r={10} fill={art('koin')} />
      <Rect x={206} y={152} w={60} h={20} r={9} fill={art('coral')} />
      <Books x={202} y={200} fills={['mint', 'violet']} />
      <Turn deg={-4} x={150} y={198}>
        <Rect x={134} y={178} w={56} h={24} r={5} fill={art('white')} />
        <Line d="M144 186h34M144 194h22" stroke={art('wood')} w={3} />
      </Turn>
    </Picture>
  )
}
