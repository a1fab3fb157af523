import { CsvButton } from '#features/bank/practice-wallet/web/csv-part.tsx'
import { PdfButton } from '#features/bank/statements/web/pdf-button.tsx'
import { formatKoin, formatNumber, practiceBaht } from '#lib/money.ts'
import { Card } from '#ui/basics/card.tsx'
import { SeriesChart } from '#ui/charts/series-chart.tsx'
import { dayTicks, placeOfDay, shortThaiDate } from '#ui/charts/time-axis.ts'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import { writePlanCsv } from '../csv-rules.ts'
import { planPdfPath } from '../document-rules.ts'
import { planOverTime } from '../over-time-rules.ts'
import type { Detail } from './account-loader.ts'
import { text } from './text.ts'

const words = text.overTime
const format = (value: number) => formatKoin(practiceBaht(value))
const formatAxis = (value: number) => formatNumber(Math.round(value / 100))

/** Money put in against what was earned on it, and the fees paid, over time; and all of it as a file. */
export function OverTimeCard({ detail }: { detail: Detail }) {
  const { mutualFundAccountDetail: account, transactionLogs: logs } = detail
  const points = planOverTime(account, logs)
  const last = points.at(-1)
  const days = points.map(({ day }) => day)
  const axis = { whenLabel: words.when, at: days.map(placeOfDay), ticks: dayTicks(days), format, formatAxis }
  const nameAt = (i: number) => shortThaiDate(days[i]!)
  return (
    <Card className="account-card" aria-labelledby="over-time">
      <h2 id="over-time" className="text-17">
        {words.title}
      </h2>
      {last && points.length > 1 ? (
        <>
          <SeriesChart
            key={`earned-${points.length}`}
            name={words.title}
            summary={
              <p>
                <ThaiText>{words.summary(format(last.put_in), format(last.earned))}</ThaiText>
              </p>
            }
            {...axis}
            nameAt={nameAt}
            lines={[
              { key: 'put', name: words.put, kind: 'put', values: points.map(({ put_in: put }) => put) },
              { key: 'earned', name: words.earned, kind: 'past', values: points.map(({ earned }) => earned) },
            ]}
          />
          <SeriesChart
            key={`fees-${points.length}`}
            name={words.fees}
            summary={<p>{words.feesSummary(format(last.fees))}</p>}
            {...axis}
            nameAt={nameAt}
            lines={[{ key: 'fees', name: words.fees, kind: 'past', values: points.map(({ fees }) => fees) }]}
            isFromZero
          />
        </>
      ) : (
        <p className="text-ink-soft">{words.none}</p>
      )}
      <CsvButton
        label={words.csv}
        load={() =>
          Promise.resolve({
            file_name: `koinklass-plan-${account.id.slice(0, 8)}.csv`,
            csv: writePlanCsv(logs),
            lines: logs.reduce((sum, { orders }) => sum + Math.max(1, orders.length), 0),
          })
        }
      />
      <PdfButton path={`${planPdfPath}?${new URLSearchParams({ accountId: account.id })}`} />
    </Card>
  )
}
