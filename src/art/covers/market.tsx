import { art } from '../art-color.ts'
import { Person } from '../person.tsx'
import { Picture, type PictureProps } from '../picture.tsx'
import { At, Dot, Koin, Leaf, Line, Rect, Shadow, Turn } from '../shapes.tsx'
import { Stage } from '../stage.tsx'

const LAMPS = [
  { x: 22, y: 38 },
  { x: 62, y: 44 },
  { x: 104, y: 45 },
  { x: 146, y: 38 },
  { x: 190, y: 32 },
  { x: 236, y: 33 },
  { x: 282, y: 36 },
]
const STRIPES = [0, 1, 2, 3, 4, 5]
const ORANGES = [
  { x: 140, y: 113 },
  { x: 154, y: 113 },
  { x: 147, y: 103 },
]
const APPLES = [
  { x: 202, y: 113 },
  { x: 217, y: 113 },
  { x: 232, y: 113 },
  { x: 210, y: 102 },
  { x: 225, y: 102 },
]

function Stall() {
  return (
    <>
      <Shadow x={206} y={165} w={190} />
      <Rect x={124} y={74} w={7} h={90} r={3} fill={art('wood-deep')} />
      <Rect x={281} y={74} w={7} h={90} r={3} fill={art('wood-deep')} />
      {STRIPES.map((i) => (
        <g key={i}>
          <Rect x={112 + i * 31.4} y={56} w={31.4} h={34} fill={art(i % 2 ? 'cream' : 'coral')} />
          <Dot x={127.7 + i * 31.4} y={90} r={15.7} fill={art(i % 2 ? 'cream' : 'coral')} />
        </g>
      ))}
      <Rect x={108} y={50} w={196} h={12} r={6} fill={art('wood-deep')} />
      <Rect x={118} y={126} w={176} h={36} r={8} fill={art('wood')} />
      <Rect x={112} y={120} w={188} h={12} r={6} fill={art('wood-deep')} />
    </>
  )
}

/** A price tag: the shorter the dark bar, the less it costs. */
function PriceTag({ x, y, deg, bar }: { x: number; y: number; deg: number; bar: number }) {
  return (
    <Turn deg={deg} x={x} y={y}>
      <Rect x={x - 17} y={y} w={34} h={19} r={6} fill={art('white')} />
      <Dot x={x - 10} y={y + 9.5} r={2.6} fill={art('koin-edge')} />
      <Rect x={x - 4} y={y + 7} w={bar} h={5} r={2.5} fill={art('ink')} />
    </Turn>
  )
}

/** คุ้ม compares two price tags at a stall of the flea market. */
export function MarketCover(props: PictureProps) {
  return (
    <Picture kind="cover" {...props}>
      <Stage horizon={144} />
      <Line d="M0 26Q80 52 160 30T320 28" stroke={art('wood-deep')} w={2} />
      {LAMPS.map(({ x, y }, i) => (
        <Dot key={x} x={x} y={y} r={4.5} fill={art(i % 2 ? 'koin' : 'cream')} />
      ))}
      <Stall />
      {ORANGES.map(({ x, y }) => (
        <Dot key={x} x={x} y={y} r={8} fill={art('koin')} />
      ))}
      {APPLES.map(({ x, y }) => (
        <Dot key={x} x={x} y={y} r={7.6} fill={art('rose')} />
      ))}
      <Rect x={260} y={96} w={26} h={26} r={8} fill={art('mint')} />
      <Leaf x={268} y={98} l={16} deg={-24} />
      <Leaf x={277} y={98} l={20} deg={18} />
      <PriceTag x={162} y={136} deg={-5} bar={16} />
      <PriceTag x={226} y={136} deg={5} bar={9} />
      <At x={6} y={70} s={1.06}>
        <Person who="khum" face="think" arms={['hip', 'wave']}>
          <Koin x={87} y={42} r={8.5} />
        </Person>
      </At>
    </Picture>
  )
}
