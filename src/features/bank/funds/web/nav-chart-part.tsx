import { useState } from 'react'
import type { Reply } from '#lib/contract.ts'
import { formatThaiDate } from '#lib/thai/bangkok-time.ts'
import { useReply } from '#lib/web/data/use-reply.ts'
import { Card } from '#ui/basics/card.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { Skeleton } from '#ui/basics/skeleton.tsx'
import type { ChartLine } from '#ui/charts/chart-data.ts'
import { SeriesChart } from '#ui/charts/series-chart.tsx'
import { dayTicks, placeOfDay, shortThaiDate } from '#ui/charts/time-axis.ts'
import { PlainForm } from '#ui/fields/plain-form.tsx'
import { SegmentField } from '#ui/fields/segment-field.tsx'
import { sayShare } from '#ui/reading/change-text.ts'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import { NavRange, showFundNav } from '../contract.ts'
import { navScale } from '../fund-rules.ts'
import { shareOfFall } from './say-fall.ts'
import { sayNav } from './show-fund-text.ts'
import { text } from './text.ts'

const words = text.chart

/** The price of a unit over a range, with its falls from the top on the same axis. */
export function NavChartPart({ code }: { code: string }) {
  const [range, setRange] = useState<NavRange>('1y')
  const { reply, refusal } = useReply(showFundNav, { query: { type: code, range } })
  return (
    <Card className="account-card" aria-label={words.name}>
      {reply ? <Sentence history={reply} /> : null}
      <PlainForm>
        <SegmentField
          label={text.range}
          isLabelHidden
          options={NavRange.options.map((value) => ({ value, label: text.ranges[value] }))}
          value={range}
          onChange={setRange}
        />
      </PlainForm>
      {reply ? (
        <NavChart history={reply} />
      ) : refusal ? (
        <Notice kind="warn">{refusal.message}</Notice>
      ) : (
        <div className="chart-rest">
          <Skeleton lines={3} />
        </div>
      )}
    </Card>
  )
}

type History = Reply<typeof showFundNav>

function Sentence({ history: { range, change, drawdown } }: { history: History }) {
  const fall = shareOfFall(drawdown?.fall)
  const fallen = fall === null ? words.noFall : words.onTheWay(fall)
  return (
    <h2 className="text-20 font-medium">
      <ThaiText>{`${text.rangeNames[range]}${sayMove(change, words.same)}| |${fallen}`}</ThaiText>
    </h2>
  )
}

/** The price; beside it the benchmark from the same price on, and where dividends left the price what it is with them. */
function linesOf({ points, benchmark, dividends }: History): ChartLine[] {
  const inBaht = (pick: (point: History['points'][number]) => number | null) =>
    points.map((point) => {
      const value = pick(point)
      return value === null ? null : value / navScale
    })
  return [
    { key: 'nav', name: words.price, kind: 'past', values: inBaht(({ nav }) => nav) },
    ...(dividends.length > 0
      ? [{ key: 'whole', name: words.withDividends, kind: 'mid' as const, values: inBaht((one) => one.with_dividends) }]
      : []),
    ...(benchmark
      ? [{ key: 'benchmark', name: benchmark.name, kind: 'other' as const, values: inBaht((one) => one.benchmark) }]
      : []),
  ]
}

const sayMove = (change: number, same: string) =>
  Math.abs(change) < 5 ? same : change > 0 ? words.up(sayShare(change)) : words.down(sayShare(change))

function NavChart({ history }: { history: History }) {
  const { code, range, points, benchmark, drawdown, dividends } = history
  const days = points.map(({ day }) => day)
  const last = points.at(-1)
  return (
    <>
      {last ? <p className="text-15">{words.latest(sayNav(last.nav), formatThaiDate(last.day))}</p> : null}
      <SeriesChart
        key={`${code} ${range}`}
        name={words.name}
        whenLabel={words.when}
        at={days.map(placeOfDay)}
        nameAt={(i) => shortThaiDate(days[i]!)}
        ticks={dayTicks(days)}
        lines={linesOf(history)}
        fall={points.map(({ fall }) => fall / 100)}
        format={(value) => value.toFixed(4)}
        formatAxis={(value) => value.toFixed(2)}
      />
      {benchmark ? (
        <p className="text-13 text-ink-soft">
          <ThaiText>{words.benchmark(benchmark.name, sayMove(benchmark.change, words.flat))}</ThaiText>
        </p>
      ) : null}
      {drawdown && drawdown.fall < -5 ? (
        <p className="text-13 text-ink-soft">
          {drawdown.back
            ? words.back(formatThaiDate(drawdown.from), formatThaiDate(drawdown.to), formatThaiDate(drawdown.back))
            : words.notBack(formatThaiDate(drawdown.from), formatThaiDate(drawdown.to))}
        </p>
      ) : null}
      {dividends.length > 0 ? <p className="text-13 text-ink-soft">{words.dividends(dividends.length)}</p> : null}
    </>
  )
}
