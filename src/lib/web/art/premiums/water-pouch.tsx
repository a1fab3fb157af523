import { art } from '../art-color.ts'
import { Picture } from '../picture.tsx'
import { Dot, Leaf, Line, Rect } from '../shapes.tsx'
import { type PremiumProps, PremiumStage } from './premium-stage.tsx'

/** A telephone stays dry in its pouch while water is splashed around it at สงกรานต์. */
export function WaterPouchPremium({ world, ...picture }: PremiumProps) {
  return (
    <Picture kind="premium" {...picture}>
      <PremiumStage world={world} back="hills" shadow={190} />
      <Line d="M150 66Q140 22 184 24T214 66" stroke={art('coral')} w={6} />
      <Rect x={132} y={58} w={100} h={142} r={18} fill={art('white')} opacity={0.75} />
      <Rect x={126} y={54} w={112} h={20} r={8} fill={art('coral')} />
      <Rect x={172} y={58} w={20} h={12} r={4} fill={art('cream')} />
      <Rect x={148} y={82} w={68} h={106} r={13} fill={art('violet')} />
      <Rect x={154} y={90} w={56} h={88} r={8} fill={art('cream')} />
      <Leaf x={182} y={156} l={40} deg={10} />
      <Line d="M140 90v60" stroke={art('white')} w={4} />
      <path d="M74 158h60q-2 40-30 40t-30-40Z" fill={art('wood')} />
      <Rect x={68} y={152} w={72} h={11} r={5.5} fill={art('koin-edge')} />
      <Dot x={92} y={150} r={8} fill={art('rose')} />
      <Dot x={114} y={148} r={9} fill={art('white')} />
      <Dot x={114} y={148} r={3} fill={art('koin')} />
      <Line
        d="M252 118q24-34 34 2M258 146q28-10 30 16M92 118q-14-24-4-36M118 104q-8-14 0-24"
        stroke={art('white')}
        w={6}
      />
      <Dot x={280} y={92} r={6} fill={art('white')} />
      <Dot x={250} y={88} r={5} fill={art('white')} />
      <Dot x={270} y={184} r={7} fill={art('white')} />
    </Picture>
  )
}
