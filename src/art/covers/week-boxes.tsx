import { art } from '../art-color.ts'
import { Person } from '../person.tsx'
import { Picture, type PictureProps } from '../picture.tsx'
import { At, Dot, Koin, Line, Pile, Rect, Shadow, SoftShape } from '../shapes.tsx'
import { Stage } from '../stage.tsx'

const HOLES = [
  { x: 140, y: 52, n: 2 },
  { x: 180, y: 52, n: 1 },
  { x: 220, y: 52, n: 3 },
  { x: 260, y: 52, n: 2 },
  { x: 140, y: 106, n: 2 },
]
const POPCORN = [
  { x: 216, y: 124, r: 7 },
  { x: 229, y: 124, r: 7 },
  { x: 210, y: 129, r: 5 },
  { x: 235, y: 129, r: 5 },
  { x: 222, y: 119, r: 6.5 },
]

/** A bag of popcorn, for the film on Saturday. */
function Popcorn() {
  return (
    <>
      {POPCORN.map(({ x, y, r }, i) => (
        <Dot key={x} x={x} y={y} r={r} fill={art(i === 1 || i === 3 ? 'cream' : 'white')} />
      ))}
      <SoftShape d="M208 131h29l-3 20h-23Z" fill={art('white')} w={5} />
      <Line d="M214 132l1.5 18M222.5 132v18M231 132l-1.5 18" stroke={art('coral')} w={4} />
    </>
  )
}

/** A shelf with a hole for every school day and a wide one for the weekend. */
function Shelf() {
  return (
    <>
      <Shadow x={218} y={164} w={186} />
      <Rect x={142} y={154} w={10} h={10} r={4} fill={art('wood-deep')} />
      <Rect x={284} y={154} w={10} h={10} r={4} fill={art('wood-deep')} />
      <Rect x={132} y={44} w={172} h={114} r={12} fill={art('wood')} />
      {HOLES.map(({ x, y, n }) => (
        <g key={`${x} ${y}`}>
          <Rect x={x} y={y} w={35} h={46} r={7} fill={art('wood-deep')} />
          <Pile x={x + 17.5} y={y + 43} n={n} w={25} h={8} />
        </g>
      ))}
      <Rect x={180} y={106} w={115} h={46} r={7} fill={art('sky')} />
    </>
  )
}

/** แผน gives every day its koin; the wide hole keeps an evening with friends. */
export function WeekBoxesCover(props: PictureProps) {
  return (
    <Picture kind="cover" {...props}>
      <Stage horizon={140} />
      <Shelf />
      <Popcorn />
      <Koin x={262} y={132} r={13} />
      <Koin x={282} y={139} r={9} />
      <At x={8} y={53} s={1.2}>
        <Person who="phaen" face="glad" arms={['hip', 'up']}>
          <Koin x={84} y={39} r={9.5} />
        </Person>
      </At>
    </Picture>
  )
}
