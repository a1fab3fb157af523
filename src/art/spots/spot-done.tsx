import { art } from '../art-color.ts'
import { Person } from '../person.tsx'
import { Picture, type PictureProps } from '../picture.tsx'
import { At, Line, Rect, Turn } from '../shapes.tsx'
import { Tree } from '../things.tsx'

/** Enough for today: กล้า rests under a tree while the sun goes down, all three answers ticked. */
export function DoneSpot(props: PictureProps) {
  return (
    <Picture kind="spot" {...props}>
      <Rect x={8} y={20} w={144} h={92} r={28} fill={art('stage')} />
      <path d="M71 90a30 30 0 0 1 60 0Z" fill={art('coral')} />
      <Rect x={4} y={88} w={152} h={24} r={12} fill={art('ground')} />
      <Tree x={42} y={96} h={84} />
      <At x={38} y={34} s={0.72}>
        <Person who="kla" face="sleep" arms={['hold', 'hold']} />
      </At>
      <Turn deg={7} x={128} y={98}>
        <Rect x={113} y={60} w={29} h={38} r={6} fill={art('white')} />
        <Line d="M118 69l2.5 2.5 4-4.5M118 79l2.5 2.5 4-4.5M118 89l2.5 2.5 4-4.5" stroke={art('leaf-deep')} w={2.6} />
        <Line d="M130 70h7M130 80h5M130 90h6" stroke={art('wood')} w={3} />
      </Turn>
    </Picture>
  )
}
