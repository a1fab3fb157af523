import type { Regime } from '#features/bank/nav/market-rules.ts'

/** What a saver sees at the end of each market day: what 1 in the fund became, and the state that is public. */
export type Seen = { value: Float64Array; log: Float64Array; known: readonly Regime[]; squares: Float64Array }

/** Whether to be in the fund on the next day, from what is seen at the end of day `at`. */
export type Rule = { name: string; isIn: (seen: Seen, at: number, wasIn: boolean) => boolean }

const over = (list: Float64Array, at: number, days: number) => list[at]! - (list[Math.max(0, at - days)] ?? 0)
const sides = [true, false]

function byState(): Rule[] {
  const sets: Regime[][] = [
    ['calm'],
    ['nervous'],
    ['crisis'],
    ['calm', 'nervous'],
    ['calm', 'crisis'],
    ['nervous', 'crisis'],
  ]
  return sets.flatMap((set) =>
    [0, 5, 21, 63].map((late) => ({
      name: `in after ${set.join(' or ')}, ${late} days late`,
      isIn: ({ known }: Seen, at: number) => set.includes(known[Math.max(0, at - late)]!),
    })),
  )
}

function byVolatility(): Rule[] {
  return [10, 21, 42, 63, 126].flatMap((days) =>
    [0.008, 0.012, 0.016, 0.02].flatMap((limit) =>
      sides.map((isLow) => ({
        name: `in while ${days} days swing ${isLow ? 'below' : 'above'} ${limit}`,
        isIn: ({ squares }: Seen, at: number) => Math.sqrt(over(squares, at, days) / days) < limit === isLow,
      })),
    ),
  )
}

function byMomentum(): Rule[] {
  return [5, 10, 21, 42, 63, 126, 189, 252].flatMap((days) =>
    [-0.05, 0, 0.05].flatMap((limit) =>
      sides.map((isUp) => ({
        name: `in while ${days} days gained ${isUp ? 'more' : 'less'} than ${limit}`,
        isIn: ({ log }: Seen, at: number) => over(log, at, days) > limit === isUp,
      })),
    ),
  )
}

function byAverage(): Rule[] {
  const pairs = [5, 20, 50].flatMap((short) => [60, 100, 150, 200, 250].map((long): [number, number] => [short, long]))
  const alone = [10, 20, 50, 100, 200].map((long): [number, number] => [1, long])
  return [...alone, ...pairs].flatMap(([short, long]) =>
    sides.map((isAbove) => ({
      name: `in while the average of ${short} is ${isAbove ? 'above' : 'below'} that of ${long}`,
      isIn: ({ value }: Seen, at: number) => averageOf(value, at, short) > averageOf(value, at, long) === isAbove,
    })),
  )
}

/** The mean of some of a window's days, five at most of each twenty: an average of 250 days is no more exact by all of them. */
function averageOf(value: Float64Array, at: number, days: number): number {
  const step = Math.max(1, Math.floor(days / 20))
  let [sum, count] = [0, 0]
  for (let day = at; day > at - days && day >= 0; day -= step) {
    sum += value[day]!
    count++
  }
  return sum / count
}

function byFall(): Rule[] {
  return [0.05, 0.1, 0.15, 0.2].flatMap((fall) =>
    [21, 63, 126].flatMap((days) => [
      {
        name: `out for ${days} days after ${fall} below their top`,
        isIn: ({ log }: Seen, at: number) => fallOf(log, at, days) > Math.log(1 - fall),
      },
      {
        name: `in for ${days} days after ${fall} below their top`,
        isIn: ({ log }: Seen, at: number) => fallOf(log, at, days) <= Math.log(1 - fall),
      },
    ]),
  )
}

function fallOf(log: Float64Array, at: number, days: number): number {
  let top = log[at]!
  for (let day = at; day > at - days && day >= 0; day--) top = Math.max(top, log[day]!)
  return log[at]! - top
}

function byCalendar(): Rule[] {
  const monthOf = (at: number) => Math.floor((at + 1) / 21) % 12
  const dayOf = (at: number) => (at + 1) % 21
  const months = Array.from({ length: 12 }, (_, month) => ({
    name: `out in month ${month + 1}`,
    isIn: (_: Seen, at: number) => monthOf(at) !== month,
  }))
  const halves = Array.from({ length: 6 }, (_, first) => ({
    name: `in for six months from month ${first + 1}`,
    isIn: (_: Seen, at: number) => (monthOf(at) - first + 12) % 12 < 6,
  }))
  const parts = [7, 10, 14].flatMap((days) =>
    sides.map((isStart) => ({
      name: `in on the ${isStart ? 'first' : 'last'} ${days} days of a month`,
      isIn: (_: Seen, at: number) => dayOf(at) < days === isStart,
    })),
  )
  return [...months, ...halves, ...parts]
}

/** Two hundred rules of timing, of all the kinds that a pupil could follow with what is public. */
export const timingRules: readonly Rule[] = [
  ...byState(),
  ...byVolatility(),
  ...byMomentum(),
  ...byAverage(),
  ...byFall(),
  ...byCalendar(),
]
