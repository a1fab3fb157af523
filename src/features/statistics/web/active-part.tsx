import { formatNumber } from '#lib/money.ts'
import { formatThaiDate } from '#lib/thai/bangkok-time.ts'
import { useAuth } from '#lib/web/session-store.ts'
import { Card } from '#ui/basics/card.tsx'
import { Link } from '#ui/basics/link.tsx'
import { SeriesChart } from '#ui/charts/series-chart.tsx'
import { dayTicks, placeOfDay, shortThaiDate } from '#ui/charts/time-axis.ts'
import type { Statistics } from '../admin-contract.ts'
import { spans } from '../count-rules.ts'
import { CsvButton } from './csv-button.tsx'
import { learnersText as words } from './learners-text.ts'
import { text } from './text.ts'

/** The learners of each day, of 7 and of 28 days. */
export function ActivePart({ active }: Pick<Statistics, 'active'>) {
  const days = active.map(({ day }) => day)
  return (
    <Card aria-labelledby="active">
      <h2 id="active">{text.active}</h2>
      <SeriesChart
        name={text.active}
        summary={<p className="text-ink-soft">{text.activeLead}</p>}
        whenLabel={text.day}
        at={days.map(placeOfDay)}
        nameAt={(i) => shortThaiDate(days[i]!)}
        ticks={dayTicks(days)}
        lines={[
          { key: 'd28', name: text.d28, kind: 'past', values: active.map(({ d28 }) => d28) },
          { key: 'd7', name: text.d7, kind: 'mid', values: active.map(({ d7 }) => d7) },
          { key: 'd1', name: text.d1, kind: 'other', values: active.map(({ d1 }) => d1) },
        ]}
        format={formatNumber}
        isFromZero
      />
      <Names last={active.at(-1)} />
      <CsvButton
        part={text.active}
        name="learners"
        head={[text.day, text.d1, text.d7, text.d28]}
        rows={active.map(({ day, d1, d7, d28 }) => [formatThaiDate(day), d1, d7, d28])}
      />
    </Card>
  )
}

/** The way from the last numbers to their people, for those who may open accounts; a hidden number has none. */
function Names({ last }: { last: Statistics['active'][number] | undefined }) {
  const roles = useAuth().currentUser?.roles ?? []
  if (!last || !roles.includes('admin')) return null
  const shown = spans.filter((span) => ({ 1: last.d1, 7: last.d7, 28: last.d28 })[span] !== null)
  if (shown.length === 0) return null
  return (
    <p className="flex flex-wrap gap-x-4">
      {words.toNames}
      {shown.map((span) => (
        <Link key={span} to={`/admin/statistics/learners?span=${span}`} className="tap">
          {words.span(span)}
        </Link>
      ))}
    </p>
  )
}
