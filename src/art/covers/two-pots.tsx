import { art } from '../art-color.ts'
import { Person } from '../person.tsx'
import { Picture, type PictureProps } from '../picture.tsx'
import { At, Cloud, Dot, Koin, Leaf, Line, Rect, Shadow, SoftShape } from '../shapes.tsx'
import { Stage } from '../stage.tsx'

const FRUIT = [
  { x: 226, y: 84, r: 9 },
  { x: 249, y: 68, r: 10 },
  { x: 274, y: 86, r: 9 },
  { x: 251, y: 98, r: 8 },
]
const STAKES = [210, 224, 238, 252, 266, 280, 294]

/** A clay pot of basil: a leaf can be picked on any day. */
function HerbPot() {
  return (
    <>
      <Shadow x={150} y={163} w={56} />
      <Line d="M150 128V98" stroke={art('leaf-deep')} w={3.5} />
      <Leaf x={150} y={118} l={26} deg={-66} />
      <Leaf x={150} y={116} l={24} deg={62} />
      <Leaf x={150} y={104} l={25} deg={-34} fill={art('mint')} />
      <Leaf x={150} y={102} l={22} deg={28} fill={art('mint')} />
      <SoftShape d="M132 132h36l-5 26h-26Z" fill={art('coral')} w={7} />
      <Rect x={125} y={124} w={50} h={11} r={5.5} fill={art('wood-deep')} />
    </>
  )
}

/** A tree whose fruit are koin, behind a bamboo fence until they are ripe. */
function FencedTree() {
  return (
    <>
      <Shadow x={252} y={163} w={110} />
      <Rect x={246} y={92} w={12} h={66} r={5} fill={art('wood')} />
      <Dot x={228} y={86} r={27} fill={art('leaf-deep')} />
      <Dot x={276} y={86} r={27} fill={art('leaf-deep')} />
      <Dot x={252} y={66} r={34} fill={art('leaf-deep')} />
      <Dot x={246} y={58} r={22} fill={art('leaf')} />
      {FRUIT.map(({ x, y, r }) => (
        <Koin key={x} x={x} y={y} r={r} />
      ))}
      <Line d="M204 138H300M204 151H300" stroke={art('wood')} w={4.5} />
      {STAKES.map((x) => (
        <Rect key={x} x={x - 3} y={128} w={6} h={34} r={3} fill={art('cream')} />
      ))}
    </>
  )
}

/** ออม has picked a leaf from the pot that gives every day; the tree behind the fence takes its time. */
export function TwoPotsCover(props: PictureProps) {
  return (
    <Picture kind="cover" {...props}>
      <Stage horizon={140} />
      <Dot x={206} y={30} r={14} fill={art('koin')} />
      <Cloud x={24} y={40} k={0.9} />
      <Cloud x={118} y={62} k={0.7} />
      <FencedTree />
      <HerbPot />
      <At x={6} y={57} s={1.16}>
        <Person who="aom" face="glad" arms={['hip', 'wave']}>
          <Leaf x={84} y={52} l={20} deg={18} fill={art('mint')} />
        </Person>
      </At>
    </Picture>
  )
}
