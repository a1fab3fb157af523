import { art } from '../art-color.ts'
import { Person } from '../person.tsx'
import { Picture, type PictureProps } from '../picture.tsx'
import { At, Cloud, Dot, Leaf, Rect, Ring, Turn } from '../shapes.tsx'
import { SpotStage } from '../stage.tsx'

/** Nothing found: กล้า looks through a magnifying glass, behind which one eye is very large. */
export function NoResultSpot(props: PictureProps) {
  return (
    <Picture kind="spot" {...props}>
      <SpotStage />
      <Cloud x={116} y={42} k={0.7} />
      <Leaf x={24} y={99} l={13} deg={-30} fill={art('leaf-deep')} vein={art('leaf')} />
      <Leaf x={27} y={99} l={16} deg={18} />
      <At x={30} y={15} s={0.96}>
        <Person who="kla" face="think" arms={['hip', 'up']} />
      </At>
      <Turn deg={-32} x={89} y={66}>
        <Rect x={85.5} y={82} w={7} h={28} r={3.5} fill={art('wood-deep')} />
      </Turn>
      <Dot x={89} y={66} r={17} fill={art('white')} />
      <Dot x={89} y={66} r={17} fill={art('leaf')} opacity={0.55} />
      <Rect x={82} y={56} w={14} h={18} r={7} fill={art('ink')} />
      <Dot x={91.5} y={61} r={3.2} fill={art('white')} />
      <Ring x={89} y={66} r={17} stroke={art('wood-deep')} w={5} />
      <Leaf x={138} y={99} l={15} deg={-22} />
      <Leaf x={141} y={99} l={11} deg={26} fill={art('leaf-deep')} vein={art('leaf')} />
    </Picture>
  )
}
