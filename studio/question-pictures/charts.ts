import type { Color, Sheet } from './sheet.ts'

const grouped = (value: number) => String(value).replace(/\B(?=(\d{3})+$)/g, ',')

/** The title of a sheet, with the note that it is simulated. */
export function title(sheet: Sheet, text: string): void {
  sheet.text(text, 16, 26)
  sheet.text('จำลอง', 304, 26, { size: 14, color: 'soft', align: 'end' })
}

type Bar = { name: string; value: number }
type BarLooks = { color: Color; max?: number; target?: { value: number; name: string } }

/** Vertical bars with their values on top; a dashed line for a target. */
export function bars(sheet: Sheet, list: readonly Bar[], { color, max, target }: BarLooks): void {
  const [top, foot] = [60, 166]
  const highest = max ?? Math.max(...list.map(({ value }) => value))
  const yOf = (value: number) => foot - ((foot - top) * value) / highest
  const step = 288 / list.length
  if (target) {
    sheet.line(
      [
        [18, yOf(target.value)],
        [302, yOf(target.value)],
      ],
      2,
      'soft',
      true,
    )
    sheet.text(target.name, 302, yOf(target.value) - 6, { size: 14, align: 'end' })
  }
  for (const [i, { name, value }] of list.entries()) {
    const middle = 16 + step * (i + 0.5)
    const width = Math.min(40, step - 14)
    sheet.rect(middle - width / 2, yOf(value), width, foot - yOf(value), 4, color)
    sheet.text(grouped(value), middle, yOf(value) - 6, { align: 'middle' })
    sheet.text(name, middle, 186, { size: 14, align: 'middle' })
  }
  sheet.line(
    [
      [16, foot],
      [304, foot],
    ],
    2,
    'soft',
  )
}

/** A line chart with values at its points. */
export function curve(sheet: Sheet, list: readonly Bar[], color: Color): void {
  const [top, foot] = [66, 156]
  const values = list.map(({ value }) => value)
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const points = list.map(({ value }, i) => {
    const y = foot - ((foot - top) * (value - low)) / (high - low)
    return [40 + (i * 240) / (list.length - 1), y] as const
  })
  for (const y of [top, (top + foot) / 2, foot])
    sheet.line(
      [
        [20, y],
        [300, y],
      ],
      1,
      'line',
    )
  sheet.line(points, 3.5, color)
  for (const [i, [x, y]] of points.entries()) {
    sheet.circle(x, y, 5.5, color)
    sheet.text(grouped(list[i]!.value), x, y - 11, { align: 'middle' })
    sheet.text(list[i]!.name, x, 186, { size: 14, align: 'middle' })
  }
}

type Row = readonly string[]
type TableLooks = { head?: Row; last?: boolean; columns: readonly number[]; top?: number; step?: number }

/** A table: the first column left-aligned, the others right-aligned. The last row is highlighted. */
export function table(
  sheet: Sheet,
  rows: readonly Row[],
  { head, last, columns, top = 40, step = 24 }: TableLooks,
): void {
  const all = head ? [head, ...rows] : rows
  sheet.rect(12, top, 296, all.length * step + 10, 10, 'paper')
  for (const [i, row] of all.entries()) {
    const y = top + 5 + (i + 0.72) * step
    const isHead = head && i === 0
    const isLast = last && i === all.length - 1
    if (i > 0)
      sheet.line(
        [
          [24, y - step * 0.72],
          [296, y - step * 0.72],
        ],
        1,
        isLast ? 'soft' : 'line',
      )
    for (const [c, cell] of row.entries()) {
      if (cell === '') continue
      const looks = { size: isHead ? 14 : 15, color: isHead ? 'soft' : 'ink' } as const
      sheet.text(cell, columns[c]!, y, { ...looks, align: c === 0 ? 'start' : 'end' })
    }
  }
}
