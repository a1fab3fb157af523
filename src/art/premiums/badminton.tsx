import { type ArtColor, art } from '../art-color.ts'
import { Picture } from '../picture.tsx'
import { Line, Rect, Ring, SoftShape, Turn } from '../shapes.tsx'
import { type PremiumProps, PremiumStage } from './premium-stage.tsx'

/** A racket whose handle's end stands at 180, 198; it leans by `deg`. */
function Racket({ deg, fill }: { deg: number; fill: ArtColor }) {
  return (
    <Turn deg={deg} x={180} y={178}>
      <Line d="M180 178v-62" stroke={art('wood-deep')} w={6} />
      <Line d="M180 196v-22" stroke={art(fill)} w={11} />
      <Line d="M166 64v44M180 60v54M194 64v44M158 76h44M156 88h48M160 100h40" stroke={art('white')} w={2} />
      <Ring x={180} y={87} r={29} stroke={art(fill)} w={7} />
    </Turn>
  )
}

/** Two rackets crossed on the grass, the shuttlecock in the air over the net. */
export function BadmintonPremium({ world, ...picture }: PremiumProps) {
  return (
    <Picture kind="premium" {...picture}>
      <PremiumStage world={world} back="hills" shadow={190} />
      <Rect x={72} y={92} w={7} h={106} r={3.5} fill={art('wood-deep')} />
      <Rect x={281} y={92} w={7} h={106} r={3.5} fill={art('wood-deep')} />
      <Rect x={76} y={98} w={208} h={9} r={4} fill={art('white')} />
      <Line
        d="M80 118H280M80 132H280M80 146H280M100 108V158M126 108V158M152 108V158M178 108V158M204 108V158M230 108V158M256 108V158"
        stroke={art('white')}
        w={1.5}
      />
      <Racket deg={32} fill="coral" />
      <Racket deg={-32} fill="violet" />
      <Turn deg={28} x={222} y={52}>
        <SoftShape d="M206 32h34l-10 26h-14Z" fill={art('white')} w={5} />
        <Line d="M215 34l3 22M223 34v22M231 34l-3 22" stroke={art('sky')} w={2.5} />
        <Rect x={213} y={58} w={20} h={14} r={7} fill={art('coral')} />
      </Turn>
    </Picture>
  )
}
