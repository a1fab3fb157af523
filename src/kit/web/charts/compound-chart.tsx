import { useRef, useState } from 'react'
import { formatKoin, formatNumber, type Koin } from '#lib/money.ts'
import { useWidth } from '../basics/use-width.ts'
import { nameMonths } from '../reading/duration.ts'
import { ThaiText } from '../reading/thai-text.tsx'
import { gridLines } from './chart-scale.ts'
import { chartText } from './chart-text.ts'
import { compoundValue } from './compound.ts'
import { CompoundTable } from './compound-table.tsx'

const height = 240
const room = { top: 16, right: 84, bottom: 32, left: 8 }

interface CompoundChartProps {
  /** In hundredths. */
  principal: Koin
  /** In hundredths of a percent a year. */
  rate: number
  months: number
}

/** The principal and its interest, month by month. A sentence summarizes it; the table has the numbers. */
export function CompoundChart({ principal, rate, months }: CompoundChartProps) {
  const [isTable, setTable] = useState(false)
  const [picked, setPicked] = useState<number | null>(null)
  const month = Math.min(picked ?? months, months)
  const end = compoundValue(principal, rate, 12, months)
  const here = month === months ? end : compoundValue(principal, rate, 12, month)
  const reading = chartText.atTime(nameMonths(month), formatKoin(here), formatKoin((here - principal) as Koin))
  return (
    <div className="chart">
      <p>
        <ThaiText>{chartText.grows(formatKoin(principal), String(rate / 100), nameMonths(months))}</ThaiText>{' '}
        <strong className="nb">
          {formatKoin(end)} {chartText.simBaht}
        </strong>{' '}
        <ThaiText>{chartText.ofWhichInterest(formatKoin((end - principal) as Koin))}</ThaiText>
      </p>
      {isTable ? (
        <CompoundTable principal={principal} rate={rate} months={months} />
      ) : (
        <>
          <Plot {...{ principal, rate, months, month, end, here, reading }} onPick={setPicked} />
          <p className="text-13 text-ink-soft" aria-hidden>
            {month === months ? chartText.chartHint : reading}
          </p>
          <ul className="legend">
            <li className="legend-mid">{chartText.withInterest}</li>
            <li className="legend-band">{chartText.interest}</li>
            <li className="legend-put">{chartText.putIn}</li>
          </ul>
        </>
      )}
      <button type="button" className="link-button tap" onClick={() => setTable(!isTable)}>
        {isTable ? chartText.showChart : chartText.showTable}
      </button>
    </div>
  )
}

interface PlotProps extends CompoundChartProps {
  month: number
  end: Koin
  here: Koin
  reading: string
  onPick: (month: number) => void
}

function Plot({ principal, rate, months, month, end, here, reading, onPick }: PlotProps) {
  const box = useRef<HTMLDivElement>(null)
  const width = useWidth(box, 320)
  const lines = gridLines(end / 100)
  const top = (lines.at(-1) ?? 1) * 100
  const right = width - room.right
  const x = (at: number) => round(room.left + (at / months) * (right - room.left))
  const y = (amount: number) => round(height - room.bottom - (amount / top) * (height - room.bottom - room.top))
  const every = Math.ceil(months / 60)
  const shown = Array.from({ length: Math.floor(months / every) + 1 }, (_, i) => i * every)
  if (shown.at(-1) !== months) shown.push(months)
  const curve = shown.map((at) => `${x(at)} ${y(drawnValue(principal, rate, at))}`).join('L')
  const put = y(principal)
  return (
    <div ref={box} className="plot">
      <svg viewBox={`0 0 ${width} ${height}`} className="plot-svg" aria-hidden="true">
        {lines.map((line) => (
          <g key={line}>
            <path className="plot-grid" d={`M${room.left} ${y(line * 100)}H${right}`} />
            <text x={right + 16} y={y(line * 100) + 4}>
              {formatNumber(line)}
            </text>
          </g>
        ))}
        <path className="plot-out" d={`M${curve}L${right} ${put}H${room.left}Z`} />
        <path className="plot-put" d={`M${room.left} ${put}H${right}`} />
        <path className="plot-mid" d={`M${curve}`} />
        <path className="plot-now" d={`M${x(month)} ${room.top}V${height - room.bottom}`} />
        <circle className="plot-dot" cx={x(month)} cy={y(here)} r={5} />
        {timeMarks(months).map((at) => (
          <text key={at} x={x(at)} y={height - 8} textAnchor={at === 0 ? 'start' : at === months ? 'end' : 'middle'}>
            {nameMonths(at)}
          </text>
        ))}
      </svg>
      <input
        type="range"
        className="plot-cursor"
        aria-label={chartText.chartCursor}
        aria-valuetext={reading}
        min={0}
        max={months}
        value={month}
        onChange={(event) => onPick(Number(event.target.value))}
      />
    </div>
  )
}

/** For the line only: exact amounts cost a thousand times as much, with no visible difference. */
function drawnValue(principal: Koin, rate: number, month: number): number {
  return principal * (1 + rate / 120_000) ** month
}

/** The start, the end, and the middle at a whole year (or a whole month for short periods). */
function timeMarks(months: number): number[] {
  const middle = months >= 24 ? Math.round(months / 24) * 12 : Math.round(months / 2)
  return [...new Set([0, middle, months])]
}

function round(length: number): number {
  return Math.round(length * 10) / 10
}
