import type { ReactNode } from 'react'
import { thinPlaces } from '#ui/charts/chart-data.ts'
import { SeriesChart } from '#ui/charts/series-chart.tsx'
import { shortThaiDate } from '#ui/charts/time-axis.ts'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import type { Projection } from '../contract.ts'
import { sayChance, sayGained, sayNear } from './near-text.ts'
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
  /** What one saves for; it stands at the end of the fan, at the height of the goal. */
  picture: ReactNode
}

/** Past and future of a plan, as what is gained or lost around the money put in; its goal as a picture; and the same as a table. */
export function FanPart({ projection, history = [], today, goal, picture }: FanProps) {
  const fan = joinFan(projection.points, history, today, projection.days_per_month)
  const { at, put, mid, low, high, past } = fan
  const last = Math.round(at.at(-1) ?? 0)
  const first = at[0] ?? 0
  const putAtEnd = put.at(-1) ?? 0
  const nameAt = (i: number) =>
    i < fan.today ? shortThaiDate(history[i]!.day) : i === fan.today ? text.today : text.inMonths(at[i]!)
  return (
    <>
      <SeriesChart
        key={`${at.length} ${last}`}
        name={text.chart}
        summary={<p className="text-13 text-ink-soft">{text.unit(text.chart)}</p>}
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
        told={[{ key: 'put', name: text.put, values: put, format: sayNear }]}
        lines={[
          ...(fan.today > 0 ? [{ key: 'past', name: text.past, kind: 'past' as const, values: past }] : []),
          { key: 'mid', name: text.mid, kind: 'mid', values: mid },
        ]}
        bands={[{ key: 'fan', kind: 'range', name: text.fan, low, high }]}
        zero={text.zero}
        goal={goal === null ? undefined : { name: text.goal(sayNear(goal)), value: goal - putAtEnd, picture }}
        start={at.length - 1}
        tableAt={thinPlaces(at.length, 12, [fan.today])}
        format={sayGained}
        formatRange={(from, to) => text.range(sayGained(from), sayGained(to))}
        formatAxis={(value) => sayGained(value)}
      />
      {goal === null ? null : (
        <p className="text-15">
          <ThaiText>
            {goal > putAtEnd
              ? text.goalMore(sayNear(goal), sayNear(putAtEnd), sayNear(goal - putAtEnd))
              : text.goalMet(sayNear(goal), sayNear(putAtEnd))}
          </ThaiText>
        </p>
      )}
    </>
  )
}

/** What a projection says at its end, in one sentence. */
export function ProjectionSentence({ projection: { points } }: { projection: Projection }) {
  const end = points.at(-1)
  if (!end) return null
  return <ThaiText>{text.sentence(end.month, sayNear(end.p50), sayNear(end.p15), sayNear(end.p85))}</ThaiText>
}

/** The chances of a projection, in words that need no explanation. */
export function ChanceLine({ projection }: { projection: Projection }) {
  const { goal_chance: chance, loss_chance: loss } = projection
  return (
    <p>
      {chance === null ? null : (
        <ThaiText>{`${text.chance(sayChance(chance))} ${text.loss(sayChance(loss))} `}</ThaiText>
      )}
      <span className="text-13 text-ink-soft">{text.simulated}</span>
    </p>
  )
}
