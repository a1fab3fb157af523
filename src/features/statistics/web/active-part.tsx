import { formatNumber } from '#lib/money.ts'
import { formatThaiDate } from '#lib/thai/bangkok-time.ts'
import { Card } from '#ui/basics/card.tsx'
import { SeriesChart } from '#ui/charts/series-chart.tsx'
import { dayTicks, placeOfDay, shortThaiDate } from '#ui/charts/time-axis.ts'
import type { Statistics } from '../admin-contract.ts'
import { CsvButton } from './csv-button.tsx'
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
      <CsvButton
        part={text.active}
        name="learners"
        head={[text.day, text.d1, text.d7, text.d28]}
        rows={active.map(({ day, d1, d7, d28 }) => [formatThaiDate(day), d1, d7, d28])}
      />
    </Card>
  )
}
