import { scaleLinear } from '@visx/scale'
import { Area, LinePath } from '@visx/shape'
import { type KeyboardEvent, type PointerEvent, useId, useRef } from 'react'
import { useWidth } from '../basics/use-width.ts'
import { PlainForm } from '../fields/plain-form.tsx'
import { type ChartGoal, type ChartSeries, nearestPlace, rangeOf } from './chart-data.ts'
import { placeScale, valueScale } from './chart-scale.ts'
import { chartText } from './chart-text.ts'

const room = { top: 16, right: 84, bottom: 32, left: 8 }
/** Beside differences stands no scale, and the picture of their goal needs less room. */
const laneRight = 60
/** The picture of a goal in px, and what it keeps from the last value. */
const picture = { size: 44, gap: 8 }
/** Heights in px: of the values, of the falls below them, and of the space between. */
const heights = { values: 192, low: 132, fall: 80, gap: 28 }

interface SeriesPlotProps extends ChartSeries {
  name: string
  index: number
  reading: string
  onPick: (index: number) => void
  /** 180 px high in all, for a screen that has no room to scroll. Without falls. */
  isLow?: boolean | undefined
}

function classOf({ fall, isLow, zero }: SeriesPlotProps): string {
  if (fall) return 'plot plot-with-fall'
  if (zero) return 'plot plot-with-zero'
  return isLow ? 'plot plot-low' : 'plot'
}

/** The picture of a chart, and its cursor: a range input, which brings touch, mouse and arrow keys. */
export function SeriesPlot(props: SeriesPlotProps) {
  const { name, at, fall, index, reading, onPick, isLow } = props
  const box = useRef<HTMLDivElement>(null)
  const width = useWidth(box, 320)
  const right = width - (props.zero ? laneRight : room.right)
  const bottom = room.top + (isLow ? heights.low : heights.values)
  const foot = fall ? bottom + heights.gap + heights.fall : bottom
  const { toX, toPlace } = placeScale(at, [room.left, right])
  const here = toX(at[index] ?? 0)
  const step = (by: number) => onPick(Math.min(at.length - 1, Math.max(0, index + by)))
  const onKeyDown = (event: KeyboardEvent) => {
    const far = Math.max(1, Math.round(at.length / 10))
    const by = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1, PageDown: -far, PageUp: far }[event.key]
    if (by === undefined) return
    event.preventDefault()
    step(by)
  }
  const onHover = (event: PointerEvent<HTMLInputElement>) => {
    if (event.pointerType !== 'mouse') return
    onPick(nearestPlace(at, toPlace(event.clientX - event.currentTarget.getBoundingClientRect().left)))
  }
  return (
    <div ref={box} className={classOf(props)}>
      <svg viewBox={`0 0 ${width} ${foot + room.bottom}`} className="plot-svg" aria-hidden="true">
        <Values {...props} {...{ toX, right, bottom, here }} />
        {fall ? <Falls {...{ at, fall, toX, right, index }} top={bottom + heights.gap} bottom={foot} /> : null}
        <path className="plot-now" d={`M${here} ${room.top}V${foot}`} />
        {props.ticks.map((tick, i) => (
          <text
            key={tick.at}
            x={toX(tick.at)}
            y={foot + 24}
            textAnchor={i === 0 ? 'start' : i === props.ticks.length - 1 ? 'end' : 'middle'}
          >
            {tick.label}
          </text>
        ))}
      </svg>
      <PlainForm>
        <input
          type="range"
          className="plot-cursor"
          aria-label={`${chartText.chartCursor} ${name}`}
          aria-valuetext={reading}
          min={at[0] ?? 0}
          max={at.at(-1) ?? 0}
          value={at[index] ?? 0}
          onKeyDown={onKeyDown}
          onPointerMove={onHover}
          onChange={(event) => onPick(nearestPlace(at, Number(event.target.value)))}
        />
      </PlainForm>
    </div>
  )
}

interface Frame {
  toX: (place: number) => number
  right: number
  bottom: number
}

function Values(props: SeriesPlotProps & Frame & { here: number }) {
  const { at, lines, bands = [], goal, zero, index, toX, right, bottom, here, format, formatAxis = format } = props
  const range = rangeOf(props)
  const { toY, lines: grid } = valueScale(range, [bottom, room.top])
  const places = at.map((_, i) => i)
  const x = (i: number) => toX(at[i]!)
  return (
    <>
      {grid.map((value) => (
        <g key={value}>
          <path className="plot-grid" d={`M${room.left} ${toY(value)}H${right}`} />
          {zero ? null : (
            <text x={right + 16} y={toY(value) + 4}>
              {formatAxis(value)}
            </text>
          )}
        </g>
      ))}
      {bands.map(({ key, low, high }) => (
        <Area
          key={key}
          className="plot-out"
          data={places.filter((i) => low[i] != null && high[i] != null)}
          x={x}
          y0={(i) => toY(low[i] ?? 0)}
          y1={(i) => toY(high[i] ?? 0)}
        />
      ))}
      {zero ? (
        <>
          <path className="plot-zero" d={`M${room.left} ${toY(0)}H${right}`} />
          {grid.map((value) => (
            <text key={value} className="plot-inside" x={room.left} y={toY(value) - 5}>
              {formatAxis(value)}
            </text>
          ))}
        </>
      ) : null}
      {goal?.picture ? (
        <GoalPicture goal={goal} {...{ toY, right, bottom }} />
      ) : goal ? (
        <path className="plot-goal" d={`M${room.left} ${toY(goal.value)}H${right}`} />
      ) : null}
      {lines.map(({ key, kind, values }) => (
        <LinePath
          key={key}
          className={`plot-${kind}`}
          data={places.filter((i) => values[i] != null)}
          x={x}
          y={(i) => toY(values[i] ?? 0)}
        />
      ))}
      {lines.map(({ key, kind, values }) => {
        const value = values[index]
        return value == null || kind === 'put' ? null : (
          <circle key={key} className="plot-dot" data-kind={kind} cx={here} cy={toY(value)} r={5} />
        )
      })}
    </>
  )
}

interface GoalPictureProps {
  goal: ChartGoal
  toY: (value: number) => number
  right: number
  bottom: number
}

/** The picture of a goal at its height; where that is outside the picture, at the edge with an arrow that points to it. */
function GoalPicture({ goal, toY, right, bottom }: GoalPictureProps) {
  const half = picture.size / 2
  const y = toY(goal.value)
  const side = y < room.top ? -1 : y > bottom ? 1 : 0
  const middle = Math.min(bottom - half, Math.max(room.top + half, y))
  const x = right + picture.gap
  const tip = middle + side * (half + 10)
  return (
    <>
      <foreignObject className="plot-target" x={x} y={middle - half} width={picture.size} height={picture.size}>
        {goal.picture}
      </foreignObject>
      {side === 0 ? (
        <path className="plot-goal" d={`M${right} ${y}H${x}`} />
      ) : (
        <path
          className="plot-further"
          d={`M${x + half - 6} ${tip - side * 6}L${x + half} ${tip}L${x + half + 6} ${tip - side * 6}`}
        />
      )}
    </>
  )
}

interface FallsProps extends Frame {
  at: readonly number[]
  fall: readonly number[]
  top: number
  index: number
}

/** The falls from the top: a hatched field that hangs from 0, so that it is told apart without its colour. */
function Falls({ at, fall, toX, right, top, bottom, index }: FallsProps) {
  const hatch = useId()
  const deepest = fall.reduce((a, b) => Math.min(a, b), 0)
  const scale = scaleLinear<number>({ domain: [0, Math.min(deepest, -1)], range: [top, bottom] })
  const places = at.map((_, i) => i)
  return (
    <>
      <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path className="plot-hatch" d="M0 0V6" />
      </pattern>
      {[0, Math.min(deepest, -1)].map((value) => (
        <g key={value}>
          <path className="plot-grid" d={`M${room.left} ${scale(value)}H${right}`} />
          <text x={right + 16} y={scale(value) + 4}>
            {chartText.percent(value)}
          </text>
        </g>
      ))}
      <Area
        className="plot-fall"
        fill={`url(#${hatch})`}
        data={places}
        x={(i) => toX(at[i]!)}
        y0={top}
        y1={(i) => scale(fall[i] ?? 0)}
      />
      <circle className="plot-dot" data-kind="fall" cx={toX(at[index] ?? 0)} cy={scale(fall[index] ?? 0)} r={4} />
    </>
  )
}
