import type { PlotKind } from '../plot-contract.ts'

type Bar = { x: number; y: number; w: number; h: number; isPart?: boolean }
type Label = { x: number; y: number; words: string; anchor: 'start' | 'middle' | 'end' }

/** A plot on a grid 320 wide. Bars start at 0, so their lengths are the amounts. */
export type Drawing = { height: number; bars: Bar[]; lines: { d: string; isMean?: boolean }[]; labels: Label[] }

const [left, right, high] = [4, 316, 24]
const width = right - left
const low = { height: 52, lines: [] }

/** Draws the numbers of a plot, `told` as they are written. */
export function drawPlot(kind: PlotKind, values: readonly number[], told: readonly string[]): Drawing {
  const [a = 0, b = 0] = values
  const result = values.at(-1) ?? 0
  const word = (i: number) => told.at(i) ?? ''
  switch (kind) {
    case 'difference':
      return { ...low, height: 76, ...twoBars(a, b, [word(0), word(1), word(2)]) }
    case 'rest':
      return inRow([result, ...values.slice(1, -1)], [word(-1), ...told.slice(1, -1)], { solid: 1, whole: word(0) })
    case 'sum':
      return inRow(values.slice(0, -1), told.slice(0, -1), { solid: values.length, whole: word(-1) })
    case 'share':
      return inRow([result, a - result], [`${word(1)} % = ${word(2)}`, ''], { solid: 1, whole: word(0) })
    case 'cut':
      return inRow([result, a - result], [word(2), `${word(1)} %`], { solid: 1, whole: word(0) })
    case 'added':
      return inRow([a, result - a], [word(0), `${word(1)} %`], { solid: 1, whole: word(2) })
    case 'parts':
      return inRow(Array(b).fill(a / b), [word(2)], { solid: 1, whole: word(0) })
    case 'times':
      return inRow(Array(b).fill(a), [word(0)], { solid: b, whole: word(2) })
    case 'calendar':
      return calendar(b, [`${word(0)} × ${word(1)}`, word(2)])
    case 'growth':
      return growth(a, b, values[2] ?? 1, [word(0), word(-1)])
    case 'mean':
      return withMean(upright(values.slice(0, -1), told.slice(0, -1)), result / Math.max(...values))
    case 'amounts':
      return upright(values, told)
  }
}

type Row = { solid: number; whole: string }

/** Parts in a row; the first `solid` are filled. Below them their names, above them the whole. */
function inRow(parts: readonly number[], names: readonly string[], { solid, whole }: Row): Drawing {
  const all = parts.reduce((sum, part) => sum + part, 0)
  let x = left
  const bars = parts.map((part, i) => {
    const w = (part / all) * width
    const bar = { x, y: 20, w: Math.max(1, w - 2), h: high, isPart: i >= solid }
    x += w
    return bar
  })
  const labels: Label[] = names.flatMap((words, i) => {
    const { x: start, w } = bars[i]!
    if (!words) return []
    // A name is written from the start of a narrow part, and ends with the row.
    if (i === 0) return { x: left, y: 60, words, anchor: 'start' }
    return i === bars.length - 1
      ? { x: right, y: 60, words, anchor: 'end' }
      : { x: start + w / 2, y: 60, words, anchor: 'middle' }
  })
  return { height: 68, lines: [], bars, labels: [...labels, { x: right, y: 14, words: whole, anchor: 'end' }] }
}

/** Two bars from 0, and the frame of what the lower one lacks. */
function twoBars(a: number, b: number, [first = '', second = '', gap = '']: string[]) {
  const w = (b / a) * width
  const bars: Bar[] = [
    { x: left, y: 18, w: width, h: 14 },
    { x: left, y: 36, w, h: 14 },
    { x: left + w, y: 36, w: width - w, h: 14, isPart: true },
  ]
  const labels: Label[] = [
    { x: left, y: 13, words: first, anchor: 'start' },
    { x: left, y: 66, words: second, anchor: 'start' },
    { x: right, y: 66, words: gap, anchor: 'end' },
  ]
  return { bars, labels }
}

/** A cell for each day, week or month. */
function calendar(count: number, [names = '', whole = '']: string[]): Drawing {
  const bars = Array.from({ length: count }, (_, i) => ({
    x: left + (i % 16) * 19.5,
    y: 4 + Math.floor(i / 16) * 20,
    w: 16,
    h: 16,
  }))
  const y = 24 + Math.floor((count - 1) / 16) * 20 + 15
  return {
    height: y + 6,
    lines: [],
    bars,
    labels: [
      { x: left, y, words: names, anchor: 'start' },
      { x: right, y, words: whole, anchor: 'end' },
    ],
  }
}

const foot = 62
const tall = 44

/** Bars from 0, side by side, each above its number. */
function upright(values: readonly number[], told: readonly string[]): Drawing {
  const most = Math.max(...values)
  const step = width / values.length
  return {
    height: 80,
    lines: [],
    bars: values.map((value, i) => {
      const h = (value / most) * tall
      return { x: left + i * step + step * 0.2, y: foot - h, w: step * 0.6, h }
    }),
    labels: told.map((words, i) => ({ x: left + (i + 0.5) * step, y: foot + 15, words, anchor: 'middle' })),
  }
}

function withMean(drawing: Drawing, share: number): Drawing {
  return { ...drawing, lines: [{ d: `M${left} ${foot - tall * share}H${right}`, isMean: true }] }
}

/** Amounts one after another, on a scale from 0. */
function pointLine(values: readonly number[], told: readonly string[]): Drawing {
  const most = Math.max(...values)
  const step = width / values.length
  const points = values.map((value, i) => [left + (i + 0.5) * step, foot - (value / most) * tall] as const)
  const d = points.map(([x, y], i) => `${i ? 'L' : 'M'}${x} ${y}`).join('')
  return {
    height: 80,
    bars: points.map(([x, y]) => ({ x: x - 3, y: y - 3, w: 6, h: 6 })),
    lines: [{ d }],
    labels: told.map((words, i) => ({ x: left + (i + 0.5) * step, y: foot + 15, words, anchor: 'middle' })),
  }
}

/** A point for each year's end, from the first amount. */
function growth(start: number, percent: number, years: number, [first = '', last = '']: string[]): Drawing {
  const values = Array.from({ length: years + 1 }, (_, year) => start * (1 + percent / 100) ** year)
  const names = values.map((_, i) => (i === 0 ? first : i === years ? last : ''))
  return pointLine(values, names)
}
