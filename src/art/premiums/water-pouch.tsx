import { art } from '../art-color.ts'
import { Picture } from '../picture.tsx'
import { At, Dot, Leaf, Line, Rect } from '../shapes.tsx'
import { type PremiumProps, PremiumStage } from './premium-stage.tsx'

const drops = [
  [84, 96, 1],
  [104, 66, 0.7],
  [120, 112, 0.6],
  [262, 74, 0.8],
  [284, 108, 1],
  [252, 124, 0.6],
  [276, 152, 0.7],
] as const

/** A telephone stays dry in its clear pouch while water is splashed around it at สงกรานต์. */
export function WaterPouchPremium({ world, ...picture }: PremiumProps) {
  return (
    <Picture kind="premium" {...picture}>
      <PremiumStage world={world} back="hills" shadow={200} />
      <Line d="M168 62L142-8M192 62L218-8" stroke={art('coral')} w={6} />
      <Rect x={136} y={50} w={88} h={136} r={18} fill={art('white')} opacity={0.7} />
      <Rect x={130} y={48} w={100} h={20} r={8} fill={art('coral')} />
      <Rect x={170} y={52} w={20} h={12} r={4} fill={art('cream')} />
      <Rect x={148} y={74} w={64} h={102} r={13} fill={art('violet')} />
      <Rect x={154} y={82} w={52} h={84} r={8} fill={art('cream')} />
      <Leaf x={178} y={144} l={40} deg={10} />
      <Line d="M142 84v50" stroke={art('white')} w={3} />
      {drops.map(([x, y, k]) => (
        <At key={x} x={x} y={y} s={k}>
          <path d="M0-16Q12-2 12 6A12 12 0 0 1-12 6Q-12-2 0-16Z" fill={art('sky')} />
          <Line d="M-5 6q0 5 5 6" stroke={art('white')} w={3} />
        </At>
      ))}
      <path d="M66 162h64q-2 38-32 38t-32-38Z" fill={art('koin-edge')} />
      <Rect x={60} y={156} w={76} h={11} r={5.5} fill={art('cream')} />
      <Dot x={84} y={153} r={9} fill={art('rose')} />
      <Dot x={110} y={151} r={10} fill={art('white')} />
      <Dot x={110} y={151} r={3.5} fill={art('koin')} />
      <Dot x={252} y={196} r={9} fill={art('rose')} />
      <Dot x={252} y={196} r={3} fill={art('cream')} />
    </Picture>
  )
}
