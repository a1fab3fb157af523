import { art } from '#art/art-color.ts'
import { Person } from '#art/person.tsx'
import { At, Dot, Line, SoftShape } from '#art/shapes.tsx'
import { text } from './text.ts'

const all = [
  { x: 38, y: 32, color: 'coral' },
  { x: 122, y: 30, color: 'sky' },
  { x: 80, y: 20, color: 'koin' },
  { x: 58, y: 46, color: 'violet' },
  { x: 102, y: 48, color: 'mint' },
  { x: 80, y: 58, color: 'rose' },
] as const
/** The position of กล้า's hands with the strings. */
const hand = { x: 80, y: 98 }

/** What the last guess did to กล้า. */
export type Mood = 'calm' | 'hit' | 'miss'

/** `turn` counts the guesses: each has its own movement. */
type Props = { left: number; mood?: Mood; turn?: number }

/** กล้า and the remaining balloons: each wrong letter releases one. กล้า is glad of a hit and starts at a miss. */
export function Balloons({ left, mood = 'calm', turn = 0 }: Props) {
  const face = left === 0 ? 'think' : mood === 'hit' ? 'glad' : mood === 'miss' ? 'oops' : 'smile'
  return (
    <svg viewBox="14 0 132 168" className="balloons" role="img" aria-label={text.balloons(left, all.length)}>
      {all.map(({ x, y, color }, i) => (
        <g key={color} className="balloon" data-gone={i >= left || undefined}>
          <Line d={`M${x} ${y + 19}Q${(x + hand.x) / 2} ${y + 40} ${hand.x} ${hand.y}`} stroke={art('ground')} w={2} />
          <Skin {...{ x, y, color }} />
        </g>
      ))}
      <At x={32} y={74}>
        <g key={turn} className="balloons-kla" data-mood={mood}>
          <Person who="kla" face={face} arms={left > 0 ? ['up', 'up'] : ['down', 'wave']} />
        </g>
      </At>
    </svg>
  )
}

/** One balloon alone, for what is said of it beside. */
export function Balloon() {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true">
      <Line d="M24 38Q28 43 24 48" stroke={art('ground')} w={2} />
      <Skin x={24} y={19} color="coral" />
    </svg>
  )
}

function Skin({ x, y, color }: { x: number; y: number; color: (typeof all)[number]['color'] }) {
  return (
    <>
      <SoftShape d={`M${x - 2} ${y + 20}h4l-2-3Z`} fill={art(color)} w={3} />
      <Dot x={x} y={y} r={18} fill={art(color)} />
      <Dot x={x - 6} y={y - 6} r={4} fill={art('white')} opacity={0.55} />
    </>
  )
}
