import { art } from '../art-color.ts'
import { Person } from '../person.tsx'
import { Picture, type PictureProps } from '../picture.tsx'
import { At, Dot, Line, Pile, Rect, Shadow } from '../shapes.tsx'
import { Stage } from '../stage.tsx'

const PLATES = [
  { x: 138, n: 3 },
  { x: 240, n: 7 },
]
const FLAGS = [
  { x: 128, y: 35 },
  { x: 164, y: 41 },
  { x: 200, y: 43 },
  { x: 236, y: 41 },
  { x: 272, y: 35 },
]

/** Rice, curry and a fried egg; x, y is the middle of the plate's foot. The same plate twice. */
function Plate({ x, y }: { x: number; y: number }) {
  return (
    <>
      <Rect x={x - 27} y={y - 37} w={35} h={36} r={17} fill={art('white')} />
      <Rect x={x - 6} y={y - 25} w={33} h={22} r={11} fill={art('wood')} />
      <Dot x={x + 7} y={y - 19} r={4} fill={art('coral')} />
      <Dot x={x + 18} y={y - 17} r={4.5} fill={art('leaf')} />
      <Rect x={x - 25} y={y - 41} w={34} h={11} r={5.5} fill={art('cream')} />
      <Dot x={x - 8} y={y - 40} r={6} fill={art('koin')} />
      <Rect x={x - 34} y={y - 10} w={68} h={10} r={5} fill={art('sky')} />
      <Rect x={x - 18} y={y - 3} w={36} h={5} r={2.5} fill={art('sky')} />
    </>
  )
}

function Table() {
  return (
    <>
      <Shadow x={206} y={165} w={200} />
      <Rect x={120} y={136} w={8} h={28} r={4} fill={art('wood-deep')} />
      <Rect x={284} y={136} w={8} h={28} r={4} fill={art('wood-deep')} />
      <Rect x={98} y={122} w={216} h={13} r={6.5} fill={art('wood')} />
      <Rect x={106} y={134} w={200} h={8} r={4} fill={art('wood-deep')} />
    </>
  )
}

/** กล้า wonders: the same plate of rice and curry, a higher pile of koin beside it. */
export function RiceScaleCover(props: PictureProps) {
  return (
    <Picture kind="cover" {...props}>
      <Stage horizon={140} />
      <Line d="M104 28Q200 60 300 28" stroke={art('wood-deep')} w={2} />
      {FLAGS.map(({ x, y }, i) => (
        <Rect key={x} x={x} y={y} w={13} h={16} r={4} fill={art(i % 2 ? 'coral' : 'cream')} />
      ))}
      <Table />
      {PLATES.map(({ x, n }) => (
        <g key={x}>
          <Plate x={x} y={121} />
          <Pile x={x + 51} y={122} n={n} w={27} h={9} />
        </g>
      ))}
      <At x={-4} y={62} s={1.1}>
        <Person who="kla" face="wow" arms={['hip', 'up']} />
      </At>
    </Picture>
  )
}
