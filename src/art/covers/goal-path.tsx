import { art } from '../art-color.ts'
import { Person } from '../person.tsx'
import { Picture, type PictureProps } from '../picture.tsx'
import { At, Cloud, Dot, Line, Rect, Shadow, SoftShape, Turn } from '../shapes.tsx'
import { Stage } from '../stage.tsx'

const FLAGS = [
  { x: 134, y: 152, h: 36, fill: art('leaf-deep') },
  { x: 196, y: 146, h: 32, fill: art('violet') },
  { x: 190, y: 110, h: 26, fill: art('violet') },
]

/** A guitar that stands upright; 0, 0 is the middle of its foot. */
function Guitar() {
  return (
    <>
      <Rect x={-4} y={-86} w={8} h={56} r={3} fill={art('wood-deep')} />
      <Rect x={-7} y={-96} w={14} h={16} r={5} fill={art('wood-deep')} />
      <Dot x={0} y={-38} r={16} fill={art('coral')} />
      <Dot x={0} y={-19} r={21} fill={art('coral')} />
      <Dot x={0} y={-31} r={7} fill={art('ink')} />
      <Rect x={-9} y={-14} w={18} h={5} r={2.5} fill={art('wood-deep')} />
      <Line d="M-1.8-80v67M1.8-80v67" stroke={art('cream')} w={1.2} />
    </>
  )
}

/** ออม walks a way with flags in even steps; a guitar waits on the hill at its end. */
export function GoalPathCover(props: PictureProps) {
  return (
    <Picture kind="cover" {...props}>
      <Stage horizon={142} />
      <Cloud x={34} y={36} />
      <Cloud x={176} y={34} k={0.7} />
      <path d="M96 143C176 140 204 88 262 86C302 85 320 104 340 112V180H96Z" fill={art('ground')} />
      <Line
        d="M96 164C150 166 236 170 236 150C236 132 186 132 196 116C204 104 234 106 254 98"
        stroke={art('cream')}
        w={9}
      />
      {FLAGS.map(({ x, y, h, fill }) => (
        <g key={x}>
          <Line d={`M${x} ${y}v${-h}`} stroke={art('wood-deep')} w={3} />
          <SoftShape d={`M${x + 3} ${y - h + 1}l${h * 0.5} ${h * 0.2}l${-h * 0.5} ${h * 0.2}Z`} fill={fill} w={3} />
        </g>
      ))}
      <Shadow x={268} y={98} w={50} />
      <Turn deg={8} x={268} y={97}>
        <At x={268} y={97} s={0.92}>
          <Guitar />
        </At>
      </Turn>
      <At x={16} y={64} s={1.06}>
        <Person who="aom" face="glad" arms={['hip', 'wave']} />
      </At>
    </Picture>
  )
}
