import { art } from '../art-color.ts'
import { Person } from '../person.tsx'
import { Picture, type PictureProps } from '../picture.tsx'
import { At, Cloud, Leaf, Line, Rect, SoftShape } from '../shapes.tsx'
import { SpotStage } from '../stage.tsx'

/** No such page: กล้า before a signpost that points both ways. */
export function NotFoundSpot(props: PictureProps) {
  return (
    <Picture kind="spot" {...props}>
      <SpotStage />
      <Cloud x={22} y={40} k={0.7} />
      <At x={8} y={17} s={0.92}>
        <Person who="kla" face="think" arms={['hip', 'up']} />
      </At>
      <Rect x={115} y={34} w={6} h={65} r={3} fill={art('wood-deep')} />
      <SoftShape d="M104 40h28l9 8-9 8h-28Z" fill={art('coral')} w={5} />
      <SoftShape d="M130 63h-24l-8 7.5 8 7.5h24Z" fill={art('sky')} w={5} />
      <Line d="M108 48h20M110 70.5h16" stroke={art('white')} w={3.2} />
      <Leaf x={124} y={99} l={10} deg={34} />
    </Picture>
  )
}
