import { art } from '../art-color.ts'
import { Picture } from '../picture.tsx'
import { Line, Rect, SoftShape, Sprout } from '../shapes.tsx'
import { Tree } from '../things.tsx'
import { type PremiumProps, PremiumStage } from './premium-stage.tsx'

/** A seedling in its bag of soil. */
function SeedlingBag({ x, k }: { x: number; k: number }) {
  return (
    <>
      <Sprout x={x} y={154} k={k} />
      <Rect x={x - 15} y={150} w={30} h={34} r={7} fill={art('wood-deep')} />
      <Rect x={x - 17} y={148} w={34} h={9} r={4.5} fill={art('ink')} />
    </>
  )
}

/** Seedlings in their bags stand in a tray, a spade beside; the forest they go to behind. */
export function ForestSeedlingsPremium({ world, ...picture }: PremiumProps) {
  return (
    <Picture kind="premium" {...picture}>
      <PremiumStage world={world} back="hills" shadow={220} />
      <Tree x={88} y={190} h={112} />
      <Tree x={276} y={190} h={96} />
      <Tree x={246} y={190} h={70} />
      <SeedlingBag x={124} k={1.8} />
      <SeedlingBag x={166} k={2.5} />
      <SeedlingBag x={208} k={2.1} />
      <Rect x={98} y={176} w={138} h={24} r={7} fill={art('wood')} />
      <Line d="M104 188h126" stroke={art('wood-deep')} w={3} />
      <Line d="M262 176V112M252 112h20" stroke={art('koin-edge')} w={7} />
      <SoftShape d="M251 168h22v18q0 12-11 18-11-6-11-18Z" fill={art('white')} w={5} />
    </Picture>
  )
}
