import type { ReactNode } from 'react'

/**
 * One line of a chart. past: what has been, solid. mid: what is expected, dashed. other: a second thing to compare,
 * dotted. put: what is put in, thin.
 */
export interface ChartLine {
  key: string
  name: string
  kind: 'past' | 'mid' | 'other' | 'put'
  /** As many as the chart has places; null where the line has no value. */
  values: readonly (number | null)[]
}

/** The space between two lines. range: of outcomes, told as low–high. part: of a sum, told as the difference. */
export interface ChartBand {
  key: string
  name: string
  kind: 'range' | 'part'
  low: readonly (number | null)[]
  high: readonly (number | null)[]
}

/** A goal: a dotted line across, or a picture at the end of the time axis, at the height of its value. */
export interface ChartGoal {
  name: string
  value: number
  picture?: ReactNode
}

/** A named place on the time axis. */
export interface ChartTick {
  at: number
  label: string
}

/** Everything of a chart that is drawn, read out and put into its table. */
export interface ChartSeries {
  /** The places on the time axis, ascending: days, months. */
  at: readonly number[]
  /** Names a place: '20 พ.ย. 69', '2 ปี'. */
  nameAt: (index: number) => string
  ticks: readonly ChartTick[]
  lines: readonly ChartLine[]
  bands?: readonly ChartBand[]
  /** What the cursor and the table tell first and nobody draws: the amount that all values are measured from. */
  told?: readonly (Pick<ChartLine, 'key' | 'name' | 'values'> & { format: (value: number) => string })[]
  /** Values are differences: 0 is a line with this name, and the scale stands inside, where a fan is still narrow. */
  zero?: string | undefined
  /** The fall from the highest value so far in percent, 0 or less; drawn below on the same time axis. */
  fall?: readonly number[] | undefined
  goal?: ChartGoal | undefined
  /** A value in words, with its unit where the sentence needs one: '13.2140'. */
  format: (value: number) => string
  /** The two ends of a range in words; left out: joined by a dash. */
  formatRange?: (low: number, high: number) => string
  /** A value beside the grid, shorter: '13.20'. */
  formatAxis?: (value: number) => string
  /** The value axis begins at 0: for amounts, not for prices. */
  isFromZero?: boolean
  /** Values that the axis always holds, so that it stays the same while more is drawn. */
  spans?: readonly number[]
}

/** The fall of each value from the highest one so far, in percent: 0 or negative. Values are above 0. */
export function fallsOf(values: readonly number[]): number[] {
  let top = Number.NEGATIVE_INFINITY
  return values.map((value) => {
    top = Math.max(top, value)
    return (value / top - 1) * 100
  })
}

/** The place of the lowest value; the first one of several. */
export function lowestAt(values: readonly number[]): number {
  return values.reduce((lowest, value, i) => (value < values[lowest]! ? i : lowest), 0)
}

/**
 * At most `max` places of `count`, evenly apart, with the first, the last and those of `saved`; ascending. A table of
 * these rows tells what the picture tells.
 */
export function thinPlaces(count: number, max: number, saved: readonly number[] = []): number[] {
  const step = Math.max(1, (count - 1) / Math.max(1, max - 1))
  const even = Array.from({ length: Math.min(count, max) }, (_, i) => Math.round(i * step))
  return [...new Set([...even, ...saved])].filter((at) => at >= 0 && at < count).toSorted((a, b) => a - b)
}

/** The place that is nearest to `at`. */
export function nearestPlace(places: readonly number[], at: number): number {
  return lowestAt(places.map((place) => Math.abs(place - at)))
}

/** The lowest and the highest value of everything that is drawn. */
export function rangeOf({
  lines,
  bands = [],
  goal,
  isFromZero = false,
  zero,
  spans = [],
}: Pick<ChartSeries, 'lines' | 'bands' | 'goal' | 'isFromZero' | 'zero' | 'spans'>): [low: number, high: number] {
  const drawn = [...lines.map(({ values }) => values), ...bands.flatMap(({ low, high }) => [low, high])].flat()
  const values = drawn.filter((value) => value !== null)
  if (isFromZero || zero || values.length === 0) values.push(0)
  if (goal && (!goal.picture || isNear(goal.value, values))) values.push(goal.value)
  values.push(...spans)
  const low = values.reduce((a, b) => Math.min(a, b))
  const high = values.reduce((a, b) => Math.max(a, b))
  if (low < high) return [low, high]
  // A flat line stands in the middle, with a range that says that nothing moved.
  const half = Math.abs(low) * 0.01 || 1
  return [isFromZero ? 0 : low - half, high + half]
}

/** Whether a value is at most half of the range away from it: one further away would press all others into a line. */
function isNear(value: number, values: readonly number[]): boolean {
  const low = values.reduce((a, b) => Math.min(a, b))
  const high = values.reduce((a, b) => Math.max(a, b))
  const half = (high - low) / 2
  return value >= low - half && value <= high + half
}
