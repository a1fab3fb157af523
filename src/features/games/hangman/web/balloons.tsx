import { art } from '#kit/web/art/art-color.ts'
import { Person } from '#kit/web/art/person.tsx'
import { At, Dot, Line, SoftShape } from '#kit/web/art/shapes.tsx'
import { text } from './text.ts'

const all = [
  { x: 42, y: 34, color: 'coral' },
  { x: 118, y: 32, color: 'sky' },
  { x: 80, y: 22, color: 'koin' },
  { x: 60, y: 48, color: 'violet' },
  { x: 100, y: 50, color: 'mint' },
  { x: 80, y: 62, color: 'rose' },
] as const
/** The position of กล้า's hands with the strings. */
const hand = { x: 80, y: 116 }

/** กล้า and the remaining balloons: each wrong letter releases one. */
export function Balloons({ left }: { left: number }) {
  return (
    <svg viewBox="0 0 160 190" className="balloons" role="img" aria-label={text.balloons(left, all.length)}>
      {all.map(({ x, y, color }, i) => (
        <g key={color} className="balloon" data-gone={i >= left || undefined}>
          <Line d={`M${x} ${y + 19}Q${(x + hand.x) / 2} ${y + 46} ${hand.x} ${hand.y}`} stroke={art('ground')} w={2} />
          <SoftShape d={`M${x - 2} ${y + 20}h4l-2-3Z`} fill={art(color)} w={3} />
          <Dot x={x} y={y} r={18} fill={art(color)} />
          <Dot x={x - 6} y={y - 6} r={4} fill={art('white')} opacity={0.55} />
        </g>
      ))}
      <At x={32} y={94}>
        <Person who="kla" face={left > 0 ? 'smile' : 'think'} arms={left > 0 ? ['up', 'up'] : ['down', 'wave']} />
      </At>
    </svg>
  )
}
