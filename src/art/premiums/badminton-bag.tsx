import { art } from '../art-color.ts'
import { Picture } from '../picture.tsx'
import { Leaf, Line, Rect, SoftShape, Turn } from '../shapes.tsx'
import { type PremiumProps, PremiumStage } from './premium-stage.tsx'

const feathers = [120, 144, 168]

/** The rackets in their bag on the way to the court, three shuttlecocks in a tube. */
export function BadmintonBagPremium({ world, ...picture }: PremiumProps) {
  return (
    <Picture kind="premium" {...picture}>
      <PremiumStage world={world} back="hills" shadow={200} />
      <Turn deg={-14} x={150} y={140}>
        <Line d="M138 84V44M164 84V50" stroke={art('coral')} w={11} />
        <Line d="M184 100Q222 140 184 182" stroke={art('wood-deep')} w={7} />
        <Rect x={112} y={76} w={76} h={122} r={26} fill={art('violet')} />
        <Rect x={112} y={76} w={76} h={30} r={13} fill={art('rose')} />
        <Rect x={124} y={132} w={52} h={52} r={16} fill={art('rose')} />
        <Line d="M136 146h28" stroke={art('cream')} w={4} />
        <Leaf x={150} y={178} l={24} deg={0} fill={art('cream')} vein={art('rose')} />
      </Turn>
      <Rect x={228} y={112} w={44} h={86} r={12} fill={art('sky')} opacity={0.6} />
      <Rect x={224} y={190} w={52} h={10} r={5} fill={art('coral')} />
      {feathers.map((y) => (
        <g key={y}>
          <SoftShape d={`M236 ${y}h28l-7 16h-14Z`} fill={art('cream')} w={4} />
          <Rect x={242} y={y + 16} w={16} h={10} r={5} fill={art('coral')} />
        </g>
      ))}
      <Rect x={224} y={104} w={52} h={12} r={6} fill={art('coral')} />
    </Picture>
  )
}
