import { art } from '../art-color.ts'
import { Person } from '../person.tsx'
import { Picture, type PictureProps } from '../picture.tsx'
import { At, Cloud, Line, Pile, Rect, Shadow, SoftShape } from '../shapes.tsx'
import { Stage } from '../stage.tsx'

/** Iced tea as the stalls sell it: in a bag, with a rubber band and a straw. 0, 0 is the middle of its foot. */
function TeaBag() {
  return (
    <>
      <Line d="M2-34L9-58" stroke={art('mint')} w={4} />
      <SoftShape d="M-6-40h12l10 13v20q0 5-5 5h-22q-5 0-5-5v-20Z" fill={art('white')} w={4} />
      <SoftShape d="M-15-24h30v16q0 5-5 5h-20q-5 0-5-5Z" fill={art('coral')} w={3} />
      <Rect x={-10} y={-22} w={9} h={9} r={3} fill={art('cream')} />
      <Rect x={2} y={-15} w={8} h={8} r={3} fill={art('cream')} />
      <SoftShape d="M-6-44L-9-53H9L6-44Z" fill={art('white')} w={3} />
      <Rect x={-8} y={-44} w={16} h={5} r={2.5} fill={art('rose')} />
    </>
  )
}

/** One side of the scales: two strings and a pan around 0, 0. */
function Pan() {
  return (
    <>
      <Line d="M0-70L-30 0M0-70L30 0" stroke={art('sky')} w={2.5} />
      <SoftShape d="M-33 2H33Q27 15 12 15H-12Q-27 15-33 2Z" fill={art('sky')} w={4} />
    </>
  )
}

/** แผน weighs a bag of iced tea against what it sells for: the koin are a little heavier. */
export function TeaScaleCover(props: PictureProps) {
  return (
    <Picture kind="cover" {...props}>
      <Stage horizon={140} />
      <Cloud x={26} y={36} k={0.9} />
      <Cloud x={276} y={24} k={0.7} />
      <Shadow x={212} y={163} w={92} />
      <Rect x={208} y={24} w={8} h={134} r={4} fill={art('wood-deep')} />
      <Rect x={176} y={150} w={72} h={12} r={6} fill={art('wood-deep')} />
      <At x={152} y={98}>
        <Pan />
        <At x={0} y={3} s={1.06}>
          <TeaBag />
        </At>
      </At>
      <At x={272} y={114}>
        <Pan />
        <Pile x={-9} y={3} n={5} w={28} h={8} />
        <Pile x={15} y={3} n={2} w={24} h={8} />
      </At>
      <Line d="M152 28L272 44" stroke={art('wood')} w={7} />
      <Rect x={204} y={28} w={16} h={16} r={8} fill={art('koin-edge')} />
      <At x={8} y={58} s={1.12}>
        <Person who="phaen" face="think" arms={['hip', 'wave']} />
      </At>
    </Picture>
  )
}
