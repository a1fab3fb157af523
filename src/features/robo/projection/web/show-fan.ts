import type { ProjectionPoint } from '../contract.ts'

/** A day of an account's past: a real day, amounts in hundredths of baht. */
export interface PastPoint {
  day: string
  value: number
  put_in: number
}

/**
 * What was and what may be on one axis of bank months: 0 is today, the past is negative. `past`, `low`, `mid` and `high` are
 * what is gained or lost: the value less what was put in by then, in hundredths of baht.
 */
export interface Fan {
  at: number[]
  /** The place of today. */
  today: number
  past: (number | null)[]
  put: number[]
  low: (number | null)[]
  mid: (number | null)[]
  high: (number | null)[]
}

const dayMs = 86_400_000

/**
 * Joins a past of real days with a projection of months. `daysPerMonth` is how long a bank month lasts; what was put in goes
 * on from what was put in so far, whatever the projection began with.
 */
export function joinFan(
  points: readonly ProjectionPoint[],
  history: readonly PastPoint[],
  today: string,
  daysPerMonth: number,
): Fan {
  const now = Date.parse(today)
  const before = history.filter(({ day }) => Date.parse(day) < now)
  const first = points[0]
  const putSoFar = history.at(-1)?.put_in ?? first?.put_in ?? 0
  const gone = before.map(() => null)
  const put = [
    ...before.map((point) => point.put_in),
    ...points.map((point) => putSoFar + point.put_in - (first?.put_in ?? 0)),
  ]
  const gained = (values: readonly (number | null)[]) =>
    values.map((value, i) => (value === null ? null : value - put[i]!))
  return {
    at: [
      ...before.map(({ day }) => (Date.parse(day) - now) / dayMs / daysPerMonth),
      ...points.map(({ month }) => month),
    ],
    today: before.length,
    past: gained([...before.map(({ value }) => value), ...points.map(({ month, p50 }) => (month === 0 ? p50 : null))]),
    put,
    low: gained([...gone, ...points.map(({ p15 }) => p15)]),
    mid: gained([...gone, ...points.map(({ p50 }) => p50)]),
    high: gained([...gone, ...points.map(({ p85 }) => p85)]),
  }
}
