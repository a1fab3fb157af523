import { art } from '../art-color.ts'
import { Person } from '../person.tsx'
import { Picture, type PictureProps } from '../picture.tsx'
import { At, Dot, Line, Rect, Ring, Shadow, SoftShape, Turn } from '../shapes.tsx'
import { SpotStage } from '../stage.tsx'

/** No rows yet: กล้า with a pencil before a notebook whose first line waits for its koin. */
export function NoKoinSpot(props: PictureProps) {
  return (
    <Picture kind="spot" {...props}>
      <SpotStage />
      <Shadow x={112} y={101} w={62} />
      <Turn deg={5} x={112} y={98}>
        <Rect x={84} y={34} w={56} h={66} r={8} fill={art('violet')} />
        <Rect x={89} y={34} w={51} h={62} r={6} fill={art('white')} />
        <Ring x={101} y={49} r={6.5} stroke={art('koin-edge')} w={2.4} />
        <Line d="M113 49h18M97 65h34M97 77h34M97 89h20" stroke={art('stage-2')} w={3.2} />
        {[44, 58, 72, 86].map((y) => (
          <Rect key={y} x={81} y={y} w={11} h={4} r={2} fill={art('wood-deep')} />
        ))}
      </Turn>
      <At x={2} y={18} s={0.92}>
        <Person who="kla" face="smile" arms={['hip', 'wave']} />
      </At>
      <Turn deg={38} x={82} y={60}>
        <Rect x={78.5} y={44} w={7} h={26} r={2} fill={art('coral')} />
        <Rect x={78.5} y={41} w={7} h={7} r={3} fill={art('rose')} />
        <SoftShape d="M80 70h4l-2 6Z" fill={art('cream')} w={2.5} />
        <Dot x={82} y={76.5} r={1.5} fill={art('ink')} />
      </Turn>
    </Picture>
  )
}
