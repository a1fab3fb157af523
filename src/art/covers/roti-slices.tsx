import { art } from '../art-color.ts'
import { Person } from '../person.tsx'
import { Picture, type PictureProps } from '../picture.tsx'
import { At, Cloud, Dot, Koin, Leaf, Line, Rect, Shadow, SoftShape, Turn } from '../shapes.tsx'
import { Stage } from '../stage.tsx'

/** An eighth of the roti, its tip at 0, 0, as it lay on the upper left. */
function Slice() {
  return (
    <>
      <path d="M0 0L-28.3-28.3A40 40 0 0 1 0-40Z" fill={art('wood')} />
      <path d="M-1.4-4L-25-27.2A36 36 0 0 1-1.4-36.3Z" fill={art('cream')} />
      <Line d="M-14-26q5 0 7 5" stroke={art('koin-edge')} w={3} />
    </>
  )
}

/** A big roti in eight parts around 0, 0: one is cut out. */
function Roti() {
  return (
    <>
      <path d="M0 0V-40A40 40 0 1 1-28.3-28.3Z" fill={art('wood')} />
      <path d="M0 0V-36.5A36.5 36.5 0 1 1-25.8-25.8Z" fill={art('cream')} />
      <Line d="M0-38V38M-38 0H38M-27-27L27 27M27-27L-27 27" stroke={art('wood')} w={2.5} />
      <Line
        d="M10-27q5 1 6 5M27-12q2 4 0 8M20 8q5 2 6 6M9 20q1 6 5 8M-13 24q-4 2-4 6M-24 9q-5 2-6 6M-28-13q-2 4 0 8"
        stroke={art('koin-edge')}
        w={3}
      />
    </>
  )
}

function Cart() {
  return (
    <>
      <Shadow x={214} y={163} w={190} />
      <Rect x={128} y={118} w={172} h={32} r={8} fill={art('violet')} />
      <Rect x={128} y={128} w={172} h={7} fill={art('cream')} />
      <Rect x={120} y={112} w={188} h={11} r={5.5} fill={art('wood-deep')} />
      <Dot x={160} y={150} r={13} fill={art('ink')} />
      <Dot x={160} y={150} r={5} fill={art('cream')} />
      <Dot x={268} y={150} r={13} fill={art('ink')} />
      <Dot x={268} y={150} r={5} fill={art('cream')} />
      <Line d="M296 124l18-4V102" stroke={art('wood-deep')} w={5} />
    </>
  )
}

/** The other two ways into a business: a signed loan, and a basket of many things. */
function LoanAndBasket() {
  return (
    <>
      <Turn deg={-6} x={230} y={112}>
        <Rect x={214} y={74} w={32} h={39} r={4} fill={art('white')} />
        <Line d="M221 83h18M221 91h18" stroke={art('sky')} w={3.5} />
        <Koin x={238} y={103} r={7} />
      </Turn>
      <Line d="M258 96C258 62 298 62 298 96" stroke={art('wood-deep')} w={4} />
      <Leaf x={268} y={96} l={24} deg={-22} fill={art('rose')} vein={art('white')} />
      <Leaf x={286} y={96} l={26} deg={14} />
      <Koin x={278} y={90} r={9} />
      <SoftShape d="M256 96H300L296 110H260Z" fill={art('wood')} w={5} />
      <Line d="M259 103h38" stroke={art('wood-deep')} w={2.5} dash="8 6" />
    </>
  )
}

/** งอก lifts a slice out of a big roti; a loan paper and a basket lie on the same cart. */
export function RotiSlicesCover(props: PictureProps) {
  return (
    <Picture kind="cover" {...props}>
      <Stage horizon={140} />
      <Cloud x={28} y={34} k={0.9} />
      <Cloud x={246} y={34} k={1} />
      <Cart />
      <At x={176} y={72}>
        <Roti />
      </At>
      <LoanAndBasket />
      <At x={14} y={60} s={1.1}>
        <Person who="ngok" face="glad" arms={['hip', 'wave']} />
      </At>
      <Turn deg={26} x={110} y={108}>
        <At x={110} y={108}>
          <Slice />
        </At>
      </Turn>
    </Picture>
  )
}
