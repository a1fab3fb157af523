import { formatKoin, formatNumber, type Koin } from '#lib/money.ts'
import { nameMonths } from '../reading/duration.ts'
import { ThaiText } from '../reading/thai-text.tsx'
import { chartText } from './chart-text.ts'
import { compoundValue } from './compound.ts'
import { SeriesChart } from './series-chart.tsx'

interface CompoundChartProps {
  /** In hundredths. */
  principal: Koin
  /** In basis points a year. */
  rate: number
  months: number
}

const format = (value: number) => formatKoin(value as Koin)

/** The principal and its interest, month by month. A sentence summarizes it; the table has the numbers. */
export function CompoundChart({ principal, rate, months }: CompoundChartProps) {
  const end = compoundValue(principal, rate, 12, months)
  const at = monthsShown(months)
  const totals = at.map((month) => compoundValue(principal, rate, 12, month))
  const put = at.map(() => principal)
  return (
    <SeriesChart
      key={months}
      name={chartText.calculator}
      summary={
        <p>
          <ThaiText>{chartText.grows(formatKoin(principal), String(rate / 100), nameMonths(months))}</ThaiText>{' '}
          <strong className="nb">
            {formatKoin(end)} {chartText.simBaht}
          </strong>{' '}
          <ThaiText>{chartText.ofWhichInterest(formatKoin((end - principal) as Koin))}</ThaiText>
        </p>
      }
      whenLabel={chartText.when}
      at={at}
      nameAt={(i) => nameMonths(at[i] ?? 0)}
      ticks={timeMarks(months).map((month) => ({ at: month, label: nameMonths(month) }))}
      lines={[
        { key: 'put', name: chartText.putIn, kind: 'put', values: put },
        { key: 'total', name: chartText.withInterest, kind: 'mid', values: totals },
      ]}
      bands={[{ key: 'interest', kind: 'part', name: chartText.interest, low: put, high: totals }]}
      tableAt={at.flatMap((month, i) => (month === months || month % (months <= 12 ? 1 : 12) === 0 ? [i] : []))}
      format={format}
      formatAxis={(value) => formatNumber(value / 100)}
      isFromZero
    />
  )
}

/** The months of a curve: each one, or for long times at most 60 of them, each year among them. */
export function monthsShown(months: number): number[] {
  const every = [1, 2, 3, 4, 6, 12].find((step) => months / step <= 60) ?? 12
  const at = Array.from({ length: Math.floor(months / every) + 1 }, (_, i) => i * every)
  return at.at(-1) === months ? at : [...at, months]
}

/** The start, the end, and the middle at a whole year (or a whole month for short periods). */
export function timeMarks(months: number): number[] {
  const middle = months >= 24 ? Math.round(months / 24) * 12 : Math.round(months / 2)
  return [...new Set([0, middle, months])]
}
