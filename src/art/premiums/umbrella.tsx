import { art, artWorld } from '../art-color.ts'
import { Picture } from '../picture.tsx'
import { Line, Rect, SoftShape } from '../shapes.tsx'
import { type PremiumProps, PremiumStage } from './premium-stage.tsx'

/** A rubber boot 50 high on the ground, its toe to the right; x is the left of its shaft. */
function Boot({ x }: { x: number }) {
  return (
    <>
      <SoftShape d={`M${x + 4} 150h16v24q14 2 16 16H${x + 4}Z`} fill={art('mint')} w={8} />
      <Rect x={x - 1} y={146} w={26} h={10} r={5} fill={art('leaf-deep')} />
      <Rect x={x - 1} y={190} w={42} h={9} r={4} fill={art('wood-deep')} />
    </>
  )
}

const drops = [
  'M80 66v12',
  'M282 92v12',
  'M90 120v12',
  'M274 146v12',
  'M78 160v12',
  'M290 50v10',
  'M118 40v10',
  'M244 32v10',
]

/** An umbrella keeps the rain off a pair of boots; a puddle beside them. */
export function UmbrellaPremium({ world, ...picture }: PremiumProps) {
  return (
    <Picture kind="premium" {...picture}>
      <PremiumStage world={world} back="hills" shadow={200} />
      <Line d={drops.join('')} stroke={art('white')} w={4} />
      <Line d="M180 50V172Q180 188 166 188T152 174" stroke={art('wood-deep')} w={7} />
      <Line d="M180 48v-14" stroke={art('wood-deep')} w={6} />
      <path
        d="M92 122A88 78 0 0 1 268 122Q246 104 224 122Q202 104 180 122Q158 104 136 122Q114 104 92 122Z"
        fill={art('coral')}
      />
      <path d="M136 122Q140 66 180 45Q220 66 224 122Q202 104 180 122Q158 104 136 122Z" fill={art('cream')} />
      <Boot x={204} />
      <Boot x={232} />
      <Rect x={84} y={203} w={72} h={9} r={4.5} fill={artWorld(world, 'hill')} />
      <Line d="M98 207.5h20" stroke={artWorld(world, 'sky')} w={3} />
    </Picture>
  )
}
