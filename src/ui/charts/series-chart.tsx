import { type ReactNode, useState } from 'react'
import { DataTable } from '../basics/table.tsx'
import { type ChartBand, type ChartSeries, lowestAt, thinPlaces } from './chart-data.ts'
import { chartText } from './chart-text.ts'
import { SeriesPlot } from './series-plot.tsx'

interface SeriesChartProps extends ChartSeries {
  /** Names the cursor and the table. */
  name: string
  /** What the chart says, in one sentence, above it. */
  summary?: ReactNode
  /** Heads the first column of the table. */
  whenLabel: string
  /** The rows of the table; left out: at most 13 evenly apart, and the deepest fall. */
  tableAt?: readonly number[]
  /** The place where the cursor stands first; left out: the last. */
  start?: number
  /** What is said below while the cursor stands where it began. */
  hint?: string
  /** 180 px high. */
  isLow?: boolean
}

/**
 * A chart of values over time: sentence, picture with a cursor by touch, mouse and arrow keys, legend, and the same as
 * a table. Give it a new `key` when its places change, so that the cursor begins anew.
 *
 * @example
 * <SeriesChart name="NAV" summary={…} whenLabel="วันที่" at={days.map(placeOfDay)} nameAt={(i) => shortThaiDate(days[i]!)}
 *   ticks={dayTicks(days)} lines={[{ key: 'nav', name: 'NAV', kind: 'past', values }]} fall={fallsOf(values)} format={…} />
 */
export function SeriesChart(props: SeriesChartProps) {
  const { name, summary, at, start = at.length - 1, hint = chartText.chartHint } = props
  const [isTable, setTable] = useState(false)
  const [picked, setPicked] = useState<number | null>(null)
  const index = Math.min(picked ?? start, at.length - 1)
  const reading = readingOf(props, index)
  return (
    <div className="chart">
      {summary}
      {isTable ? (
        <SeriesTable {...props} />
      ) : (
        <>
          <SeriesPlot {...props} name={name} index={index} reading={reading} onPick={setPicked} />
          <p className="chart-reading" aria-hidden>
            {picked === null ? hint : reading}
          </p>
          <Legend {...props} />
        </>
      )}
      <button type="button" className="link-button tap" onClick={() => setTable(!isTable)}>
        {isTable ? chartText.showChart : chartText.showTable}
      </button>
    </div>
  )
}

/** A place in words: '20 พ.ย. 69 · ราคา 13.2140 · ลงจากจุดสูงสุด 2.1 %'. */
function readingOf({ nameAt, lines, bands = [], fall, format }: SeriesChartProps, index: number): string {
  const told = [
    ...lines.map(({ name, values }) => ({ name, value: values[index] ?? null })),
    ...bands.map((band) => ({ name: band.name, value: bandAt(band, index, format) })),
  ].flatMap(({ name, value }) =>
    value === null ? [] : [`${name} ${typeof value === 'number' ? format(value) : value}`],
  )
  if (fall) told.push(chartText.fallen(chartText.percent(fall[index] ?? 0)))
  return [nameAt(index), ...told].join(' · ')
}

function bandAt({ kind, low, high }: ChartBand, index: number, format: (value: number) => string): string | null {
  const [from, to] = [low[index], high[index]]
  if (from == null || to == null) return null
  return kind === 'part' ? format(to - from) : `${format(from)}–${format(to)}`
}

function Legend({ lines, bands = [], goal, fall }: SeriesChartProps) {
  if (lines.length + bands.length === 1 && !goal && !fall) return null
  return (
    <ul className="legend">
      {lines.map(({ key, kind, name }) => (
        <li key={key} className={`legend-${kind}`}>
          {name}
        </li>
      ))}
      {bands.map(({ key, name }) => (
        <li key={key} className="legend-band">
          {name}
        </li>
      ))}
      {goal ? <li className="legend-goal">{goal.name}</li> : null}
      {fall ? <li className="legend-fall">{chartText.fall}</li> : null}
    </ul>
  )
}

function SeriesTable(props: SeriesChartProps) {
  const { name, whenLabel, at, nameAt, lines, bands = [], fall, format } = props
  const rows = props.tableAt ?? thinPlaces(at.length, 13, fall ? [lowestAt(fall)] : [])
  return (
    <DataTable
      caption={name}
      isCompact={lines.length + bands.length + (fall ? 1 : 0) < 4}
      rows={rows}
      rowKey={String}
      columns={[
        { key: 'when', label: whenLabel, cell: nameAt },
        ...lines.map(({ key, name: label, values }) => ({
          key,
          label,
          isNumber: true,
          cell: (i: number) => formatOr(values[i], format),
        })),
        ...bands.map((band) => ({
          key: band.key,
          label: band.name,
          isNumber: true,
          cell: (i: number) => bandAt(band, i, format) ?? '–',
        })),
        ...(fall
          ? [{ key: 'fall', label: chartText.fall, isNumber: true, cell: (i: number) => chartText.percent(fall[i]!) }]
          : []),
      ]}
    />
  )
}

function formatOr(value: number | null | undefined, format: (value: number) => string): string {
  return value == null ? '–' : format(value)
}
