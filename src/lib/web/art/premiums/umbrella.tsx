import { art } from '../art-color.ts'
import { Picture } from '../picture.tsx'
import { Line, Rect } from '../shapes.tsx'
import { type PremiumProps, PremiumStage } from './premium-stage.tsx'

const drops = [
  'M84 74v12',
  'M276 92v12',
  'M98 128v12',
  'M268 146v12',
  'M78 164v12',
  'M288 54v10',
  'M118 46v10',
  'M238 34v10',
]

/** A folding umbrella keeps the rain off a pair of boots. */
export function UmbrellaPremium({ world, ...picture }: PremiumProps) {
  return (
    <Picture kind="premium" {...picture}>
      <PremiumStage world={world} back="hills" shadow={200} />
      <Line d={drops.join('')} stroke={art('white')} w={4} />
      <Line d="M180 50V172Q180 188 194 188T208 174" stroke={art('wood-deep')} w={7} />
      <Line d="M180 48v-14" stroke={art('wood-deep')} w={6} />
      <path
        d="M92 122A88 78 0 0 1 268 122Q246 104 224 122Q202 104 180 122Q158 104 136 122Q114 104 92 122Z"
        fill={art('coral')}
      />
      <path d="M136 122Q140 66 180 45Q220 66 224 122Q202 104 180 122Q158 104 136 122Z" fill={art('cream')} />
      <Rect x={112} y={146} w={26} h={44} r={8} fill={art('mint')} />
      <Rect x={112} y={178} w={42} h={20} r={9} fill={art('mint')} />
      <Rect x={112} y={146} w={26} h={9} r={4} fill={art('white')} />
      <Rect x={228} y={150} w={26} h={40} r={8} fill={art('mint')} />
      <Rect x={228} y={178} w={42} h={20} r={9} fill={art('mint')} />
      <Rect x={228} y={150} w={26} h={9} r={4} fill={art('white')} />
    </Picture>
  )
}
