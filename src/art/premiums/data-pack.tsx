import { art } from '../art-color.ts'
import { Picture } from '../picture.tsx'
import { Line, Rect, Turn } from '../shapes.tsx'
import { type PremiumProps, PremiumStage } from './premium-stage.tsx'
import { Phone } from './premium-things.tsx'

/** A telephone with full signal leans at the window of a bus on the way home. */
export function DataPackPremium({ world, ...picture }: PremiumProps) {
  return (
    <Picture kind="premium" {...picture}>
      <PremiumStage world={world} back="window" shadow={150} />
      <path d="M80 150q40-40 96-20v20ZM184 130q50-30 96 8v12H184Z" fill={art('leaf')} opacity={0.55} />
      <Turn deg={-6} x={180} y={198}>
        <Phone x={142} y={66} body="violet" screen="cream">
          <Rect x={8} y={62} w={8} h={14} r={3} fill={art('leaf-deep')} />
          <Rect x={20} y={52} w={8} h={24} r={3} fill={art('leaf-deep')} />
          <Rect x={32} y={42} w={8} h={34} r={3} fill={art('leaf-deep')} />
          <Rect x={44} y={30} w={8} h={46} r={3} fill={art('leaf-deep')} />
          <Rect x={10} y={90} w={40} h={9} r={4.5} fill={art('mint')} />
        </Phone>
      </Turn>
      <Line d="M232 104q14 14 0 30M248 92q26 26 0 54M264 80q38 38 0 78" stroke={art('coral')} w={6} />
      <Rect x={78} y={172} w={48} h={26} r={8} fill={art('coral')} />
      <Rect x={86} y={179} w={16} h={12} r={3} fill={art('koin')} />
    </Picture>
  )
}
