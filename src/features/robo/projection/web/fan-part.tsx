import { formatNumber } from '#lib/money.ts'
import { Link } from '#ui/basics/link.tsx'
import { thinPlaces } from '#ui/charts/chart-data.ts'
import { SeriesChart } from '#ui/charts/series-chart.tsx'
import { shortThaiDate } from '#ui/charts/time-axis.ts'
import { TermLinks } from '#ui/reading/term-links.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import type { Projection } from '../contract.ts'
import { sayChance, sayNear } from './near-text.ts'
import { joinFan, type PastPoint } from './show-fan.ts'
import { text } from './text.ts'

interface FanProps {
  projection: Projection
  /** What was, up to today; left out: the plan has not begun. */
  history?: readonly PastPoint[]
  /** A real day. */
  today: string
  /** Hundredths of baht; null: the projection was made without a goal. */
  goal: number | null
}

/** Past and future of a plan: a fan of outcomes with its goal, what is put in, and the same as a table. */
export function FanPart({ projection, history = [], today, goal }: FanProps) {
  const { days_per_month: days, market_state: state } = projection
  const fan = joinFan(projection.points, history, today, days)
  const { at, put, mid, low, high, past } = fan
  const last = Math.round(at.at(-1) ?? 0)
  const first = at[0] ?? 0
  const nameAt = (i: number) =>
    i < fan.today ? shortThaiDate(history[i]!.day) : i === fan.today ? text.today : text.inMonths(at[i]!)
  return (
    <>
      <SeriesChart
        key={`${at.length} ${last}`}
        name={text.chart}
        whenLabel={text.when}
        at={at}
        nameAt={nameAt}
        ticks={[
          // Only where there is room for the word beside today's.
          ...(-first > last * 0.3 ? [{ at: first, label: text.opened }] : []),
          { at: 0, label: text.today },
          ...(last > 11 && -first < last
            ? [{ at: Math.round(last / 2), label: text.monthTick(Math.round(last / 2)) }]
            : []),
          { at: last, label: text.monthTick(last) },
        ]}
        lines={[
          ...(fan.today > 0 ? [{ key: 'past', name: text.past, kind: 'past' as const, values: past }] : []),
          { key: 'put', name: text.put, kind: 'put', values: put },
          { key: 'mid', name: text.mid, kind: 'mid', values: mid },
        ]}
        bands={[{ key: 'fan', kind: 'range', name: text.fan, low, high }]}
        goal={goal === null ? undefined : { name: text.goal(sayNear(goal)), value: goal }}
        start={at.length - 1}
        tableAt={thinPlaces(at.length, 12, [fan.today])}
        format={sayNear}
        formatAxis={(value) => formatNumber(Math.round(value / 100))}
      />
      <TermLinks terms={['range', 'median']} />
      <p className="text-13 text-ink-soft">
        <ThaiText>{text.bankMonths(days)}</ThaiText>
      </p>
      {state ? (
        <p className="text-13 text-ink-soft">
          <ThaiText>{`${text.states[state]} ${text.stateNote}`}</ThaiText>
        </p>
      ) : null}
    </>
  )
}

/** What a projection says at its end, in one sentence. */
export function ProjectionSentence({ projection: { points } }: { projection: Projection }) {
  const end = points.at(-1)
  if (!end) return null
  return <ThaiText>{text.sentence(end.month, sayNear(end.p50), sayNear(end.p15), sayNear(end.p85))}</ThaiText>
}

/** The chances of a projection, and the monthly amounts that would give the goal 50 and 80 of a hundred. */
export function ChanceList({ projection }: { projection: Projection }) {
  const { goal_chance: chance, loss_chance: loss, monthly_for_50: for50, monthly_for_80: for80, paths } = projection
  const wanted = [
    { of: '50', monthly: for50 },
    { of: '80', monthly: for80 },
  ]
  return (
    <>
      <ul className="sentences">
        {chance === null ? null : (
          <li>
            <ThaiText>{`${text.chance(sayChance(chance))} ${text.loss(sayChance(loss))}`}</ThaiText>
          </li>
        )}
        {wanted.map(({ of, monthly }) =>
          monthly === null ? null : (
            <li key={of}>
              <ThaiText>{monthly === 0 ? text.monthlyNone(of) : text.monthlyFor(of, sayNear(monthly))}</ThaiText>
            </li>
          ),
        )}
      </ul>
      <p className="text-13 text-ink-soft">
        {text.paths(formatNumber(paths))} · <Link to="/post/detail/fifteen-of-hundred">{text.learn}</Link>
      </p>
    </>
  )
}
