import type { ListedFund } from '../../contract.ts'

type Year = NonNullable<ListedFund['year']>
const [width, height, edge] = [88, 48, 3]

/** Whether the year has a fall that is seen: of 0.1 % or more. A smaller one would be told as −0.0 %. */
export function hasDip({ dip }: Year): boolean {
  return dip !== null && dip.fall <= -10
}

/** What the lines of a list are drawn between: one scale for all, so that a calm fund looks calm. */
export function scaleOf(funds: readonly ListedFund[]): { low: number; high: number } {
  const all = funds.flatMap(({ year }) => year?.growth ?? [])
  return { low: Math.min(100_000, ...all), high: Math.max(100_000, ...all) }
}

/** The last year of a fund as a small line, the deepest fall thick and in the colour of losses. Its words stand beside. */
export function YearLine({ year, scale: { low, high } }: { year: Year; scale: { low: number; high: number } }) {
  const points = year.growth.map((value, at) => {
    const x = edge + (at * (width - 2 * edge)) / (year.growth.length - 1)
    const y = height - edge - ((value - low) * (height - 2 * edge)) / Math.max(1, high - low)
    return `${x.toFixed(1)},${y.toFixed(1)}`
  })
  const { dip } = year
  return (
    <svg className="year-line" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <polyline points={points.join(' ')} />
      {dip && hasDip(year) ? (
        <polyline className="year-line-dip" points={points.slice(dip.from, dip.to + 1).join(' ')} />
      ) : null}
    </svg>
  )
}
