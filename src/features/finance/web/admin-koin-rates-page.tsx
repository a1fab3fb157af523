import { useLoaderData } from 'react-router'
import { ProposalsLink } from '#features/staff-value/web/proposals-link.tsx'
import { formatKoin } from '#lib/money.ts'
import { formatThaiDate } from '#lib/thai/bangkok-time.ts'
import { call } from '#lib/web/call.ts'
import { Card } from '#ui/basics/card.tsx'
import { PageFrame } from '#ui/basics/page-frame.tsx'
import { DataTable } from '#ui/basics/table.tsx'
import { listKoinRates } from '../rate-contract.ts'
import { rateNames } from '../rate-name-rules.ts'
import { NewRatePart } from './new-rate-part.tsx'
import { text } from './text.ts'

/** Rates and caps of koin: in force, announced, and waiting. */
export async function loader() {
  return call(listKoinRates, {})
}

const words = text.rates

/** Rates and caps of koin, a proposal with its forecast, and what waits for a second person. */
export function Component() {
  const { rates, upcoming } = useLoaderData<typeof loader>()
  return (
    <PageFrame title={words.title} description={words.lead} path="/admin/koin/rates" isPrivate lead={words.lead}>
      <div className="columns">
        <Card as="div" className="grid gap-6">
          {upcoming.length === 0 ? null : (
            <DataTable
              caption={words.upcoming}
              hasCaption
              rows={upcoming}
              rowKey={({ key, starts_on: day }) => `${key} ${day}`}
              columns={[
                { key: 'key', label: words.key, cell: ({ key }) => rateNames[key] },
                { key: 'starts', label: words.startsOn, cell: ({ starts_on: day }) => formatThaiDate(day) },
                { key: 'koin', label: words.koin, isNumber: true, cell: ({ koin }) => formatKoin(koin) },
              ]}
            />
          )}
          <DataTable
            caption={words.all}
            hasCaption
            rows={rates}
            rowKey={({ key }) => key}
            columns={[
              { key: 'key', label: words.key, cell: ({ key }) => rateNames[key] },
              {
                key: 'quota',
                label: words.quota,
                cell: ({ quota, quota_period: period }) =>
                  quota === null || period === null ? '–' : words.quotas(quota, words.periods[period] ?? period),
              },
              { key: 'koin', label: words.koin, isNumber: true, cell: ({ koin }) => formatKoin(koin) },
            ]}
          />
        </Card>
        <div className="stack">
          <NewRatePart />
          <ProposalsLink />
        </div>
      </div>
    </PageFrame>
  )
}
