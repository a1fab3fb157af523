import { art } from '../../../src/art/art-color.ts'
import { Person, type Who } from '../../../src/art/person.tsx'
import { At, Line, Rect, SoftShape } from '../../../src/art/shapes.tsx'
import type { View } from '../film.ts'
import { Word } from '../lettering.tsx'
import { mix, money, sway } from '../motion.ts'
import { by, Sized } from '../stage.tsx'

/** What is paid and what is still owed after each month, in baht. */
type Month = { paid: number; left: number }

/** A made-up card debt of 10,000 baht at 16 % a year, a month's interest rounded to the satang, until it is paid. */
function payOff(payment: (owed: number) => number): { months: Month[]; interest: number } {
  const months: Month[] = []
  let owed = 1_000_000
  let interest = 0
  while (owed > 0) {
    const added = Math.round((owed * 0.16) / 12)
    interest += added
    const paid = Math.min(owed + added, Math.round(payment(owed + added)))
    owed += added - paid
    months.push({ paid: paid / 100, left: owed / 100 })
  }
  return { months, interest: interest / 100 }
}

/** คุ้ม pays the minimum: 8 % of what is owed, at least 200 baht. */
export const minimum = payOff((owed) => Math.max(owed * 0.08, 20_000))

/** แผน pays as much as in the first month, every month. */
export const first = 811

export const steady = payOff(() => first * 100)

export const later = minimum.months.length - steady.months.length

export const leftAfter = (months: Month[], n: number) =>
  n === 0 ? 10_000 : (months[Math.min(n, months.length) - 1]?.left ?? 0)

const paidIn = (months: Month[], n: number) => (n === 0 ? first : (months[n - 1]?.paid ?? 0))

interface RockProps {
  /** What is still owed, in baht. */
  left: number
  t: number
}

/** The debt as a rock; its foot is at 0,0 and its radius follows the amount. */
function Rock({ left, t }: RockProps) {
  const r = Math.sqrt(left / 10_000) * 44
  if (r < 2) return null
  return (
    <Sized x={0} y={-r} k={r / 44} turn={sway(t, 3, 1.1)}>
      <SoftShape d="M-30 30L-38 -6L-14 -34L20 -32L38 -4L28 32Z" fill={art('ink')} w={18} />
      <Line d="M-18 -20L-6 -8M14 -18L22 -2" stroke={art('shadow')} w={4} />
    </Sized>
  )
}

interface LaneProps {
  view: View
  t: number
  row: 0 | 1
  who: Who
  name: string
  month: number
  months: Month[]
  isResting?: boolean
}

/** One of the two on the way to the flag, pulling what is still owed. */
export function Lane({ view, t, row, who, name, month, months, isResting = false }: LaneProps) {
  const left = leftAfter(months, month)
  const floor = by(view, 186 + row * 106, 290 + row * 196)
  const x = mix(by(view, 112, 112), by(view, 370, 236), 1 - left / 10_000)
  const isDone = left === 0
  const k = by(view, 0.92, 1.2)
  return (
    <>
      <Rect x={-10} y={floor} w={view.w + 20} h={by(view, 8, 10)} r={4} fill={art('white')} opacity={0.8} />
      <Line d={`M${by(view, 476, 336)} ${floor}v-74`} stroke={art('wood-deep')} w={6} />
      <SoftShape
        d={`M${by(view, 473, 333)} ${floor - 74}h-38l8 12l-8 12h38Z`}
        fill={isDone ? art('koin') : art('white')}
        w={5}
      />
      {!isDone && (
        <>
          <Line d={`M${x + 30 * k} ${floor - 30 * k}L${x - 36} ${floor - 26}`} stroke={art('wood-deep')} w={5} />
          <At x={x - 52} y={floor}>
            <Rock left={left} t={t + row} />
          </At>
        </>
      )}
      <At x={x} y={floor - 88 * k - (isResting ? 0 : Math.abs(Math.sin(t * 7 + row)) * 5)} s={k}>
        <Person
          who={who}
          face={isDone ? 'glad' : month > 20 ? 'oops' : 'smile'}
          arms={isDone ? ['up', 'up'] : ['hold', 'wave']}
        />
      </At>
      <Word x={by(view, 500, 22)} y={floor - by(view, 64, 150)} size={by(view, 30, 32)} anchor="start">
        {name}
      </Word>
      {!isDone && (
        <Word
          x={by(view, 500, 338)}
          y={floor - by(view, 24, 150)}
          size={by(view, 28, 30)}
          anchor={by(view, 'start', 'end')}
          fill={art('leaf-deep')}
        >
          {`จ่าย ${money(Math.round(paidIn(months, month)))}`}
        </Word>
      )}
    </>
  )
}
