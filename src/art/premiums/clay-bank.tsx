import { type ArtColor, art } from '../art-color.ts'
import { Picture } from '../picture.tsx'
import { Koin, Leaf, Line, Rect } from '../shapes.tsx'
import { type PremiumProps, PremiumStage } from './premium-stage.tsx'

/** A round pot of clay with a slot at its top, its foot at 198. */
function ClayPot({ x, h, fill, band }: { x: number; h: number; fill: ArtColor; band: ArtColor }) {
  return (
    <>
      <Rect x={x - 32} y={198 - h} w={64} h={h} r={28} fill={art(fill)} />
      <Rect x={x - 32} y={198 - h * 0.62} w={64} h={10} fill={art(band)} />
      <Rect x={x - 13} y={202 - h + 3} w={26} h={6} r={3} fill={art('ink')} />
      <Leaf x={x} y={198 - h * 0.08} l={h * 0.34} deg={8} fill={art(band)} vein={art(fill)} />
    </>
  )
}

/** Three clay pots with a slot, for three aims; a koin drops into the smallest. */
export function ClayBankPremium({ world, ...picture }: PremiumProps) {
  return (
    <Picture kind="premium" {...picture}>
      <PremiumStage world={world} back="arch" shadow={220} />
      <Koin x={112} y={86} r={13} />
      <Line d="M112 58v-12M98 62l-5-9M126 62l5-9" stroke={art('white')} w={3.5} />
      <ClayPot x={112} h={66} fill="coral" band="cream" />
      <ClayPot x={180} h={92} fill="wood" band="mint" />
      <ClayPot x={252} h={78} fill="wood-deep" band="rose" />
    </Picture>
  )
}
