import { art } from '../art-color.ts'
import { Person } from '../person.tsx'
import { Picture, type PictureProps } from '../picture.tsx'
import { At, Cloud, Dot, Line, Pile, Rect, Shadow, Sprout } from '../shapes.tsx'
import { Stage } from '../stage.tsx'
import { WateringCan } from '../things.tsx'

const PILES = [
  { x: 134, n: 1, k: 0.62 },
  { x: 176, n: 2, k: 0.85 },
  { x: 218, n: 4, k: 1.1 },
  { x: 260, n: 7, k: 1.45 },
]

/** กล้า waters the sprout of the first pile; every next pile is higher: interest on interest. */
export function CompoundCover(props: PictureProps) {
  return (
    <Picture kind="cover" {...props}>
      <Stage horizon={140} />
      <Dot x={196} y={40} r={16} fill={art('koin')} />
      <Cloud x={30} y={40} />
      <Cloud x={112} y={62} k={0.7} />
      <Cloud x={276} y={28} k={0.6} />
      {PILES.map(({ x, n, k }) => (
        <g key={x}>
          <Shadow x={x} y={157} w={42} />
          <Pile x={x} y={156} n={n} />
          <Sprout x={x} y={156 - n * 8 + 1} k={k} />
        </g>
      ))}
      <Line d="M150 122C190 112 226 92 262 52" stroke={art('white')} w={3} dash="1 8" />
      <At x={10} y={68}>
        <Person who="kla" face="glad" arms={['hip', 'wave']}>
          <WateringCan />
        </Person>
      </At>
      <Rect x={130} y={134} w={2.8} h={6.5} r={1.4} fill={art('sky')} />
      <Rect x={136} y={141} w={2.8} h={6.5} r={1.4} fill={art('sky')} />
      <Rect x={129} y={146} w={2.8} h={6.5} r={1.4} fill={art('sky')} />
    </Picture>
  )
}
