import { formatKoin, formatNumber, practiceBaht } from '#lib/money.ts'
import { useReply } from '#lib/web/data/use-reply.ts'
import { Card } from '#ui/basics/card.tsx'
import { SeriesChart } from '#ui/charts/series-chart.tsx'
import { dayTicks, placeOfDay, shortThaiDate } from '#ui/charts/time-axis.ts'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import { showHoldingsHistory } from '../contract.ts'
import { text } from './text.ts'

const words = text.orders.worth
const format = (value: number) => formatKoin(practiceBaht(value))

/** What is held was worth day by day, beside what was put in; nothing before there are two days. */
export function HistoryPart() {
  const { reply } = useReply(showHoldingsHistory, {})
  const points = reply?.points ?? []
  const last = points.at(-1)
  if (points.length < 2 || !last) return null
  const days = points.map(({ day }) => day)
  return (
    <Card as="div">
      <SeriesChart
        key={points.length}
        name={words.title}
        summary={
          <p>
            <ThaiText>{words.summary(format(last.put_in), format(last.value))}</ThaiText>
          </p>
        }
        whenLabel={words.when}
        at={days.map(placeOfDay)}
        nameAt={(i) => shortThaiDate(days[i]!)}
        ticks={dayTicks(days)}
        lines={[
          { key: 'value', name: words.value, kind: 'past', values: points.map(({ value }) => value) },
          { key: 'put', name: words.put, kind: 'put', values: points.map(({ put_in: put }) => put) },
        ]}
        format={format}
        formatAxis={(value) => formatNumber(Math.round(value / 100))}
      />
    </Card>
  )
}
