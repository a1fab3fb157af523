import { art } from '../art-color.ts'
import { Picture } from '../picture.tsx'
import { Dot, Line, Rect, Turn } from '../shapes.tsx'
import { type PremiumProps, PremiumStage } from './premium-stage.tsx'
import { Note } from './premium-things.tsx'

/** A ukulele stands by a sheet of its song. */
export function UkulelePremium({ world, ...picture }: PremiumProps) {
  return (
    <Picture kind="premium" {...picture}>
      <PremiumStage world={world} back="arch" shadow={180} />
      <Turn deg={14} x={178} y={150}>
        <Rect x={171} y={34} w={14} h={90} r={4} fill={art('wood-deep')} />
        <Rect x={166} y={18} w={24} h={26} r={7} fill={art('wood-deep')} />
        <Line d="M163 26h-3M163 36h-3M193 26h3M193 36h3" stroke={art('cream')} w={5} />
        <Dot x={178} y={122} r={29} fill={art('wood')} />
        <Dot x={178} y={162} r={39} fill={art('wood')} />
        <Dot x={178} y={134} r={13} fill={art('wood-deep')} />
        <Rect x={160} y={172} w={36} h={9} r={4.5} fill={art('wood-deep')} />
        <Line d="M173 44V176M176.3 44V176M179.7 44V176M183 44V176" stroke={art('cream')} w={1.5} />
      </Turn>
      <Turn deg={-6} x={92} y={180}>
        <Rect x={70} y={118} w={56} h={78} r={7} fill={art('white')} />
        <Line d="M80 136h36M80 150h36M80 164h36" stroke={art('wood')} w={2.5} />
        <Dot x={90} y={150} r={5} fill={art('violet')} />
        <Dot x={106} y={136} r={5} fill={art('violet')} />
        <Dot x={104} y={164} r={5} fill={art('violet')} />
      </Turn>
      <Note x={248} y={86} fill="leaf-deep" />
      <Note x={272} y={124} fill="violet" />
    </Picture>
  )
}
