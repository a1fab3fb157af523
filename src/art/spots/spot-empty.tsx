import { art } from '../art-color.ts'
import { Picture, type PictureProps } from '../picture.tsx'
import { At, Cloud, Leaf, Rect, Shadow, Turn } from '../shapes.tsx'
import { SpotStage } from '../stage.tsx'
import { Jar } from '../things.tsx'

/** Nothing yet: an open jar, and the first leaf on its way in. */
export function EmptySpot(props: PictureProps) {
  return (
    <Picture kind="spot" {...props}>
      <SpotStage />
      <Cloud x={22} y={42} k={0.7} />
      <Shadow x={78} y={99} w={66} />
      <At x={78} y={98} s={1.45}>
        <Jar x={0} y={0} />
      </At>
      <Leaf x={84} y={90} l={15} deg={64} />
      <Leaf x={86} y={30} l={17} deg={-38} />
      <Turn deg={-62} x={122} y={84}>
        <Rect x={102} y={80} w={44} h={10} r={5} fill={art('wood')} />
      </Turn>
    </Picture>
  )
}
