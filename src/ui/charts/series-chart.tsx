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
function readingOf(props: SeriesChartProps, index: number): string {
  const { nameAt, lines, told: more = [], bands = [], fall, format } = props
  const told = [
    ...[...more, ...lines.map((line) => ({ ...line, format }))].map(({ name, values, format: say }) => {
      const value = values[index]
      return { name, said: value == null ? null : say(value) }
    }),
    ...bands.map((band) => ({ name: band.name, said: bandAt(band, index, props) })),
  ].flatMap(({ name, said }) => (said === null ? [] : [`${name} ${said}`]))
  if (fall) told.push(chartText.fallen(chartText.percent(fall[index] ?? 0)))
  return [nameAt(index), ...told].join(' · ')
}

function bandAt(
  { kind, low, high }: ChartBand,
  index: number,
  { format, formatRange }: Pick<SeriesChartProps, 'format' | 'formatRange'>,
): string | null {
  const [from, to] = [low[index], high[index]]
  if (from == null || to == null) return null
  if (kind === 'part') return format(to - from)
  return formatRange ? formatRange(from, to) : `${format(from)}–${format(to)}`
}

function Legend({ lines, bands = [], zero, goal, fall }: SeriesChartProps) {
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
      {zero ? <li className="legend-zero">{zero}</li> : null}
      {goal && !goal.picture ? <li className="legend-goal">{goal.name}</li> : null}
      {fall ? <li className="legend-fall">{chartText.fall}</li> : null}
    </ul>
  )
}

function SeriesTable(props: SeriesChartProps) {
  const { name, whenLabel, at, nameAt, lines, told = [], bands = [], fall, format } = props
  const rows = props.tableAt ?? thinPlaces(at.length, 13, fall ? [lowestAt(fall)] : [])
  return (
    <DataTable
      caption={name}
      isCompact={told.length + lines.length + bands.length + (fall ? 1 : 0) < 4}
      rows={rows}
      rowKey={String}
      columns={[
        { key: 'when', label: whenLabel, cell: nameAt },
        ...[...told, ...lines.map((line) => ({ ...line, format }))].map(
          ({ key, name: label, values, format: say }) => ({
            key,
            label,
            isNumber: true,
            cell: (i: number) => formatOr(values[i], say),
          }),
        ),
        ...bands.map((band) => ({
          key: band.key,
          label: band.name,
          isNumber: true,
          cell: (i: number) => bandAt(band, i, props) ?? '–',
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
