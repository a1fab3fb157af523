import { scaleLinear } from '@visx/scale'

/** A scale of values between two heights in px, and three to five grid lines at round numbers. */
export function valueScale([low, high]: readonly [number, number], [bottom, top]: readonly [number, number]) {
  const scale = scaleLinear<number>({ domain: [low, high], range: [bottom, top], nice: 3 })
  return { toY: (value: number) => round(scale(value)), lines: scale.ticks(3) }
}

/** A scale of places between two widths in px. */
export function placeScale(places: readonly number[], [left, right]: readonly [number, number]) {
  const first = places[0] ?? 0
  const scale = scaleLinear<number>({ domain: [first, Math.max(places.at(-1) ?? 0, first + 1)], range: [left, right] })
  return { toX: (place: number) => round(scale(place)), toPlace: (x: number) => scale.invert(x) }
}

function round(length: number): number {
  return Math.round(length * 10) / 10
}
