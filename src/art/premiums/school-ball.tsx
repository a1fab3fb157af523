import { art } from '../art-color.ts'
import { Picture } from '../picture.tsx'
import { Dot, Leaf, Line, Rect, SoftShape, Turn } from '../shapes.tsx'
import { Heart } from '../things.tsx'
import { type PremiumProps, PremiumStage } from './premium-stage.tsx'

/** A new football on the grass of a school in the hills, the goal behind. */
export function SchoolBallPremium({ world, ...picture }: PremiumProps) {
  return (
    <Picture kind="premium" {...picture}>
      <PremiumStage world={world} back="hills" shadow={110} />
      <Line d="M96 190V84H264V190" stroke={art('white')} w={8} />
      <Line
        d="M100 106H260M100 130H260M100 154H260M124 90V186M152 90V186M180 90V186M208 90V186M236 90V186"
        stroke={art('white')}
        w={2}
      />
      <Dot x={180} y={156} r={44} fill={art('white')} />
      <SoftShape d="M180 142l14 10-5 16h-18l-5-16Z" fill={art('violet')} w={5} />
      <Line d="M180 140V116M196 152l24-8M190 170l14 20M170 170l-14 20M164 152l-24-8" stroke={art('violet')} w={4} />
      <path d="M164 115q16-6 32 0l-16 11Z" fill={art('violet')} />
      <path d="M136 152q-2-12 6-22l10 10Z" fill={art('violet')} />
      <path d="M224 152q2-12-6-22l-10 10Z" fill={art('violet')} />
      <path d="M148 187q8 10 18 12l-4-16Z" fill={art('violet')} />
      <path d="M212 187q-8 10-18 12l4-16Z" fill={art('violet')} />
      <Turn deg={10} x={250} y={180}>
        <Rect x={236} y={160} w={44} h={36} r={8} fill={art('coral')} />
        <Heart x={258} y={178} k={1.6} />
      </Turn>
      <Leaf x={92} y={200} l={22} deg={-20} />
      <Leaf x={96} y={200} l={26} deg={24} fill={art('leaf-deep')} vein={art('leaf')} />
    </Picture>
  )
}
