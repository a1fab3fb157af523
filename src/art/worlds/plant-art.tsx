import { art } from '../art-color.ts'
import type { LevelName } from '../level-names.ts'
import { Picture, type PictureProps } from '../picture.tsx'
import { Dot, Leaf, Line, Rect, Shadow, SoftShape } from '../shapes.tsx'

/** The plant of each stage above its pot, on a 120 grid. */
export const plantStages = {
  1: (
    <>
      <Dot x={60} y={82} r={8} fill={art('wood')} />
      <Line d="M56 80l7-4" stroke={art('cream')} w={2} />
    </>
  ),
  2: (
    <>
      <Line d="M60 88V70" stroke={art('leaf-deep')} w={3.6} />
      <Leaf x={60} y={71} l={13} deg={-58} />
      <Leaf x={60} y={71} l={15.34} deg={50} />
    </>
  ),
  3: (
    <>
      <Line d="M60 88V64" stroke={art('leaf-deep')} w={3.6} />
      <Leaf x={60} y={66} l={21} deg={-58} />
      <Leaf x={60} y={66} l={24.78} deg={50} />
    </>
  ),
  4: (
    <>
      <Line d="M60 88V54" stroke={art('leaf-deep')} w={3.6} />
      <Leaf x={60} y={76} l={17} deg={-58} />
      <Leaf x={60} y={76} l={20.06} deg={50} />
      <Leaf x={60} y={56} l={22} deg={-58} />
      <Leaf x={60} y={56} l={25.96} deg={50} />
    </>
  ),
  5: (
    <>
      <Line d="M60 88V42" stroke={art('leaf-deep')} w={4.5} />
      <Leaf x={60} y={78} l={17} deg={-63.8} />
      <Leaf x={60} y={78} l={20.06} deg={55} />
      <Leaf x={60} y={62} l={21} deg={-58} />
      <Leaf x={60} y={62} l={24.78} deg={50} />
      <Leaf x={60} y={44} l={21} deg={-58} />
      <Leaf x={60} y={44} l={24.78} deg={50} />
    </>
  ),
  6: (
    <>
      <Line d="M60 88V44" stroke={art('leaf-deep')} w={4.5} />
      <Dot x={42} y={66} r={17} fill={art('leaf')} />
      <Dot x={78} y={64} r={18} fill={art('leaf')} />
      <Dot x={60} y={50} r={24} fill={art('leaf')} />
      <Dot x={48} y={52} r={15} fill={art('leaf')} />
      <Dot x={72} y={50} r={15} fill={art('leaf')} />
      <Leaf x={60} y={40} l={18} deg={20} fill={art('leaf-deep')} vein={art('leaf')} />
    </>
  ),
  7: (
    <>
      <Line d="M60 88V40" stroke={art('wood')} w={7} />
      <Line d="M60 66L44 52M60 60L76 46" stroke={art('wood')} w={5} />
      <Dot x={40} y={44} r={15} fill={art('leaf')} />
      <Dot x={80} y={38} r={17} fill={art('leaf')} />
      <Dot x={60} y={28} r={19} fill={art('leaf')} />
    </>
  ),
  8: (
    <>
      <Line d="M60 88V40" stroke={art('wood')} w={7} />
      <Dot x={38} y={50} r={20} fill={art('leaf')} />
      <Dot x={82} y={48} r={20} fill={art('leaf')} />
      <Dot x={60} y={32} r={26} fill={art('leaf')} />
      <Dot x={60} y={54} r={20} fill={art('leaf')} />
      <Leaf x={46} y={40} l={12} deg={24} fill={art('leaf-deep')} vein={art('leaf')} />
      <Leaf x={70} y={52} l={12} deg={24} fill={art('leaf-deep')} vein={art('leaf')} />
      <Leaf x={74} y={30} l={12} deg={24} fill={art('leaf-deep')} vein={art('leaf')} />
    </>
  ),
  9: (
    <>
      <Line d="M60 88V40" stroke={art('wood')} w={7} />
      <Dot x={38} y={50} r={20} fill={art('leaf')} />
      <Dot x={82} y={48} r={20} fill={art('leaf')} />
      <Dot x={60} y={32} r={26} fill={art('leaf')} />
      <Dot x={60} y={54} r={20} fill={art('leaf')} />
      <Leaf x={46} y={40} l={12} deg={24} fill={art('leaf-deep')} vein={art('leaf')} />
      <Leaf x={70} y={52} l={12} deg={24} fill={art('leaf-deep')} vein={art('leaf')} />
      <Leaf x={74} y={30} l={12} deg={24} fill={art('leaf-deep')} vein={art('leaf')} />
      <Dot x={40} y={44} r={5} fill={art('rose')} />
      <Dot x={40} y={44} r={2} fill={art('cream')} />
      <Dot x={62} y={24} r={5} fill={art('rose')} />
      <Dot x={62} y={24} r={2} fill={art('cream')} />
      <Dot x={80} y={48} r={5} fill={art('rose')} />
      <Dot x={80} y={48} r={2} fill={art('cream')} />
      <Dot x={58} y={56} r={5} fill={art('rose')} />
      <Dot x={58} y={56} r={2} fill={art('cream')} />
    </>
  ),
  10: (
    <>
      <Line d="M60 88V40" stroke={art('wood')} w={7} />
      <Dot x={38} y={50} r={20} fill={art('leaf')} />
      <Dot x={82} y={48} r={20} fill={art('leaf')} />
      <Dot x={60} y={32} r={26} fill={art('leaf')} />
      <Dot x={60} y={54} r={20} fill={art('leaf')} />
      <Leaf x={46} y={40} l={12} deg={24} fill={art('leaf-deep')} vein={art('leaf')} />
      <Leaf x={70} y={52} l={12} deg={24} fill={art('leaf-deep')} vein={art('leaf')} />
      <Leaf x={74} y={30} l={12} deg={24} fill={art('leaf-deep')} vein={art('leaf')} />
      <Dot x={38} y={50} r={5.5} fill={art('coral')} />
      <Leaf x={38} y={46} l={6} deg={30} />
      <Dot x={60} y={26} r={5.5} fill={art('coral')} />
      <Leaf x={60} y={22} l={6} deg={30} />
      <Dot x={82} y={46} r={5.5} fill={art('coral')} />
      <Leaf x={82} y={42} l={6} deg={30} />
      <Dot x={60} y={60} r={5.5} fill={art('coral')} />
      <Leaf x={60} y={56} l={6} deg={30} />
      <Dot x={50} y={36} r={5.5} fill={art('coral')} />
      <Leaf x={50} y={32} l={6} deg={30} />
    </>
  ),
} satisfies Record<LevelName, unknown>

/** A plant in a pot on a 120 grid, ten stages from the seed to the tree with fruit. It grows; it never wilts. */
export function PlantArt({ name, ...picture }: PictureProps & { name: LevelName }) {
  return (
    <Picture kind="level" {...picture}>
      <Shadow x={60} y={118} w={56} />
      {plantStages[name]}
      <Pot />
    </Picture>
  )
}

/** The pot under every plant, in front of its foot at 60,88. */
export function Pot() {
  return (
    <>
      <SoftShape d="M42 92H78L74 114H46Z" fill={art('coral')} w={6} />
      <Rect x={36} y={86} w={48} h={11} r={5.5} fill={art('wood')} />
      <Rect x={42} y={84} w={36} h={6} r={3} fill={art('wood-deep')} />
    </>
  )
}
