import { art } from '../art-color.ts'
import { Person } from '../person.tsx'
import { Picture, type PictureProps } from '../picture.tsx'
import { At, Cloud, Dot, Leaf, Line, Rect, Shadow, SoftShape } from '../shapes.tsx'
import { SpotStage } from '../stage.tsx'

/** Nothing to tell: the bell hangs still on its post, กล้า naps below it. */
export function NoNoticesSpot(props: PictureProps) {
  return (
    <Picture kind="spot" {...props}>
      <SpotStage />
      <Cloud x={26} y={40} k={0.7} />
      <Shadow x={127} y={99} w={26} />
      <Rect x={124} y={26} w={7} h={72} r={3.5} fill={art('wood-deep')} />
      <Rect x={84} y={26} w={47} h={7} r={3.5} fill={art('wood-deep')} />
      <Line d="M98 33v8" stroke={art('wood')} w={3} />
      <Dot x={98} y={66} r={5} fill={art('wood-deep')} />
      <SoftShape d="M88 59q0-16 10-16t10 16l4 3H84Z" fill={art('violet')} w={5} />
      <Line d="M93 56q0-7 3-9" stroke={art('white')} w={2.6} />
      <Leaf x={127} y={28} l={14} deg={40} />
      <At x={10} y={20} s={0.9}>
        <Person who="kla" face="sleep" arms={['hold', 'hold']} />
      </At>
    </Picture>
  )
}
