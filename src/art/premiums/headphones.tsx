import { art } from '../art-color.ts'
import { Picture } from '../picture.tsx'
import { Dot, Line, Rect } from '../shapes.tsx'
import { type PremiumProps, PremiumStage } from './premium-stage.tsx'
import { Note } from './premium-things.tsx'

/** Headphones rest on a wooden stand after the song, their cable laid down. */
export function HeadphonesPremium({ world, ...picture }: PremiumProps) {
  return (
    <Picture kind="premium" {...picture}>
      <PremiumStage world={world} shadow={170} />
      <Rect x={172} y={66} w={16} h={124} r={6} fill={art('wood')} />
      <Rect x={134} y={185} w={92} h={14} r={7} fill={art('wood-deep')} />
      <Line d="M122 132V110A58 58 0 0 1 238 110V132" stroke={art('coral')} w={14} />
      <Line d="M144 72Q180 44 216 72" stroke={art('cream')} w={5} />
      <Rect x={98} y={106} w={36} h={60} r={17} fill={art('mint')} />
      <Rect x={226} y={106} w={36} h={60} r={17} fill={art('mint')} />
      <Rect x={124} y={110} w={15} h={52} r={7.5} fill={art('wood-deep')} />
      <Rect x={221} y={110} w={15} h={52} r={7.5} fill={art('wood-deep')} />
      <Dot x={112} y={136} r={8} fill={art('cream')} />
      <Dot x={248} y={136} r={8} fill={art('cream')} />
      <Line d="M112 166Q108 194 84 192T70 206H96" stroke={art('white')} w={4} />
      <Rect x={94} y={201} w={17} h={9} r={4} fill={art('coral')} />
      <Note x={266} y={82} fill="rose" />
      <Note x={88} y={92} fill="sky" />
    </Picture>
  )
}
