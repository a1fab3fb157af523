import { art } from '../art-color.ts'
import { Person } from '../person.tsx'
import { Picture, type PictureProps } from '../picture.tsx'
import { At, Cloud, Dot, Koin, Line, Rect, Shadow } from '../shapes.tsx'
import { Stage } from '../stage.tsx'

const CRATES = [
  { x: 116, limes: [2], price: 36 },
  { x: 167, limes: [3, 2], price: 52 },
  { x: 218, limes: [3, 2, 1], price: 60 },
  { x: 269, limes: [3], price: 32 },
]

/** Rows of limes from the edge of a crate upwards, the first one lowest; x is the middle. */
function Limes({ x, rows }: { x: number; rows: number[] }) {
  return rows.map((n, row) =>
    Array.from({ length: n }, (_, i) => {
      const at = { x: x + (i - (n - 1) / 2) * 15, y: 108 - row * 13 }
      return (
        <g key={`${at.x} ${at.y}`}>
          <Dot x={at.x} y={at.y} r={8.2} fill={art('leaf')} />
          <Dot x={at.x + 2} y={at.y - 2.4} r={1.8} fill={art('cream')} />
        </g>
      )
    }),
  )
}

/** งอก pays one koin for every crate: the lower the price above it, the more limes are in it. */
export function LimeCratesCover(props: PictureProps) {
  return (
    <Picture kind="cover" {...props}>
      <Stage horizon={140} />
      <Cloud x={30} y={38} k={0.9} />
      <Cloud x={206} y={26} k={0.6} />
      <Line d="M139 36C164 36 168 52 190 52S222 60 241 60S272 32 292 32" stroke={art('white')} w={3} dash="1 8" />
      <Shadow x={216} y={163} w={206} />
      {CRATES.map(({ x, limes, price }) => (
        <g key={x}>
          <Dot x={x + 23} y={price} r={6} fill={art('coral')} />
          <Limes x={x + 23} rows={limes} />
          <Rect x={x} y={112} w={46} h={49} r={6} fill={art('wood')} />
          <Line d={`M${x + 4} 127h38M${x + 4} 146h38`} stroke={art('wood-deep')} w={2.5} />
          <Rect x={x + 10} y={122} w={26} h={29} r={6} fill={art('white')} />
          <Koin x={x + 23} y={136.5} r={9} />
        </g>
      ))}
      <At x={10} y={60} s={1.1}>
        <Person who="ngok" face="smile" arms={['hip', 'wave']}>
          <Koin x={87} y={42} r={9.5} />
        </Person>
      </At>
    </Picture>
  )
}
