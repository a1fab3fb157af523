import { useLoaderData } from 'react-router'
import { formatKoin, formatNumber } from '#lib/money.ts'
import { call } from '#lib/web/call.ts'
import { Card } from '#ui/basics/card.tsx'
import { Link } from '#ui/basics/link.tsx'
import { PageFrame } from '#ui/basics/page-frame.tsx'
import { DataTable } from '#ui/basics/table.tsx'
import { listRoboFunds } from '../../admin-contract.ts'
import { adminText } from './admin-text.ts'

/** The funds of all plans, the accounts by state, and instalments that are late. */
export async function loader() {
  return call(listRoboFunds, {})
}

const words = adminText.funds
const states = ['open', 'active', 'closing', 'closed', 'dca_paused'] as const

/** What hangs on each fund of the plans, and which of them are paused. */
export function Component() {
  const { items, accounts, late } = useLoaderData<typeof loader>()
  const counts = [
    ...states.map((state) => ({ name: words.counts[state], value: accounts[state] })),
    { name: words.late, value: late },
  ]
  return (
    <PageFrame title={words.title} description={words.lead} path="/admin/robo/funds" isPrivate lead={words.lead}>
      <Card aria-labelledby="robo-counts">
        <h2 id="robo-counts">{words.accounts}</h2>
        <dl className="admin-list">
          {counts.map(({ name, value }) => (
            <div key={name} className="admin-line">
              <dt className="text-ink-soft">{name}</dt>
              <dd>{formatNumber(value)}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <Card as="div">
        {items.length === 0 ? (
          <p>{words.none}</p>
        ) : (
          <DataTable
            caption={words.table}
            hasCaption
            rows={items}
            rowKey={({ code }) => code}
            columns={[
              {
                key: 'fund',
                label: words.fund,
                cell: ({ code, name }) => <Link to={`/admin/bank/funds/${code}`}>{`${name} (${code})`}</Link>,
              },
              {
                key: 'state',
                label: words.state,
                cell: ({ paused, pause_reason: why }) =>
                  paused ? [words.paused[paused], why].filter(Boolean).join(' ') : words.open,
              },
              { key: 'plans', label: words.plans, isNumber: true, cell: ({ plans }) => formatNumber(plans) },
              { key: 'holders', label: words.holders, isNumber: true, cell: ({ holders }) => formatNumber(holders) },
              { key: 'value', label: words.value, isNumber: true, cell: ({ value }) => formatKoin(value) },
            ]}
          />
        )}
      </Card>
    </PageFrame>
  )
}
