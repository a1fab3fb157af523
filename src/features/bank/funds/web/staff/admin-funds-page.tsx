import { useLoaderData } from 'react-router'
import { formatNumber } from '#lib/money.ts'
import { formatThaiDate } from '#lib/thai/bangkok-time.ts'
import { call } from '#lib/web/call.ts'
import { Card } from '#ui/basics/card.tsx'
import { Link } from '#ui/basics/link.tsx'
import { PageFrame } from '#ui/basics/page-frame.tsx'
import { DataTable } from '#ui/basics/table.tsx'
import { listAdminFunds } from '../../admin-contract.ts'
import { sayNav } from '../show-fund-text.ts'
import { adminText as text } from './admin-text.ts'

/** Every fund for staff. */
export async function loader() {
  return call(listAdminFunds, {})
}

/** All funds for staff: prices, holders, orders under way, and what is paused. */
export function Component() {
  const { items } = useLoaderData<typeof loader>()
  return (
    <PageFrame
      title={text.title}
      description={text.lead}
      path="/admin/bank/funds"
      isPrivate
      lead={text.lead}
      more={
        <p>
          <Link to="/admin/bank/funds/new">{text.create.title}</Link>
        </p>
      }
    >
      <Card as="div">
        <DataTable
          caption={text.table}
          rows={items}
          rowKey={({ code }) => code}
          columns={[
            {
              key: 'name',
              label: text.name,
              cell: ({ code, name }) => (
                <>
                  <Link to={`/admin/bank/funds/${code}`}>{name}</Link>
                  <br />
                  <span className="text-13 text-ink-soft">{code}</span>
                </>
              ),
            },
            { key: 'state', label: text.state, cell: ({ paused }) => (paused ? text.paused[paused] : text.open) },
            { key: 'source', label: text.source, cell: ({ source }) => text.sources[source] },
            { key: 'risk', label: text.risk, isNumber: true, cell: ({ risk }) => risk },
            {
              key: 'nav',
              label: text.nav,
              isNumber: true,
              cell: ({ nav }) => (nav ? sayNav(nav.nav) : text.none),
            },
            { key: 'day', label: text.day, cell: ({ nav }) => (nav ? formatThaiDate(nav.day) : '–') },
            { key: 'holders', label: text.holders, isNumber: true, cell: ({ holders }) => formatNumber(holders) },
            { key: 'orders', label: text.orders, isNumber: true, cell: (fund) => formatNumber(fund.open_orders) },
          ]}
        />
      </Card>
    </PageFrame>
  )
}
