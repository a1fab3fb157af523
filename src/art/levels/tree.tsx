import { art } from '../art-color.ts'
import { Dot, Koin, Line, Rect, SoftShape } from '../shapes.tsx'

const leaf = art('leaf')
const deep = art('leaf-deep')
const wood = art('wood')

/** A bush: one round head on a thin trunk. */
export function Bush() {
  return (
    <>
      <Rect x={80.5} y={66} w={7} h={34} r={3.5} fill={wood} />
      <Dot x={84} y={54} r={22} fill={deep} />
      <Dot x={89} y={49} r={13} fill={leaf} />
    </>
  )
}

/** A young tree with two heads and a branch. */
export function YoungTree() {
  return (
    <>
      <Rect x={79} y={56} w={9} h={44} r={4} fill={wood} />
      <Line d="M84 76q9-3 12-12" stroke={wood} w={4.5} />
      <Dot x={98} y={58} r={15} fill={deep} />
      <Dot x={76} y={46} r={25} fill={deep} />
      <Dot x={80} y={40} r={16} fill={leaf} />
    </>
  )
}

/** A tree that gives shade, a bird on it. */
export function ShadeTree() {
  return (
    <>
      <Trunk />
      <Crown />
      <Bird />
    </>
  )
}

/** The same tree in flower. */
export function FlowerTree() {
  return (
    <>
      <Trunk />
      <Crown />
      {flowers.map(({ x, y, r }) => (
        <g key={x}>
          <Dot x={x} y={y} r={r} fill={art('rose')} />
          <Dot x={x} y={y} r={r * 0.4} fill={art('cream')} />
        </g>
      ))}
    </>
  )
}

/** The same tree with koin that have ripened, and a swing under it. */
export function FruitTree() {
  return (
    <>
      <Trunk />
      <Line d="M97 70v17M109 68v19" stroke={art('wood-deep')} w={2.2} />
      <Rect x={93} y={86} w={20} h={5} r={2.5} fill={art('coral')} />
      <Crown />
      <Koin x={62} y={44} r={8} />
      <Koin x={84} y={24} r={9.5} />
      <Koin x={104} y={45} r={8} />
      <Koin x={83} y={52} r={7} />
    </>
  )
}

const flowers = [
  { x: 56, y: 44, r: 6 },
  { x: 70, y: 25, r: 7 },
  { x: 82, y: 46, r: 7 },
  { x: 94, y: 20, r: 5.5 },
  { x: 107, y: 40, r: 6.5 },
]

function Trunk() {
  return (
    <>
      <Rect x={77} y={54} w={13} h={46} r={5} fill={wood} />
      <Line d="M79 99l-7 4M88 99l8 4" stroke={wood} w={5} />
      <Line d="M84 76q12 0 21-4" stroke={wood} w={5} />
    </>
  )
}

function Crown() {
  return (
    <>
      <Dot x={60} y={46} r={17} fill={deep} />
      <Dot x={102} y={45} r={17} fill={deep} />
      <Dot x={82} y={34} r={28} fill={deep} />
      <Dot x={87} y={28} r={19} fill={leaf} />
      <Dot x={62} y={41} r={9} fill={leaf} />
    </>
  )
}

function Bird() {
  return (
    <>
      <SoftShape d="M108 63l9-7-2 8Z" fill={art('sky')} w={3} />
      <Rect x={95} y={56} w={18} h={15} r={7.5} fill={art('sky')} />
      <SoftShape d="M101 62q7 0 8-4-1 9-6 8Z" fill={art('white')} w={2} />
      <SoftShape d="M94 61l-4 2 4 1.5Z" fill={art('coral')} w={2} />
      <Dot x={98.5} y={61} r={1.6} fill={art('ink')} />
    </>
  )
}
