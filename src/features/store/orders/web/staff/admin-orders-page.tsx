import { useLoaderData } from 'react-router'
import { formatNumber } from '#lib/money.ts'
import { Card } from '#ui/basics/card.tsx'
import { PageFrame } from '#ui/basics/page-frame.tsx'
import { Pager } from '#ui/basics/pager.tsx'
import { DataTable } from '#ui/basics/table.tsx'
import { TabLinks } from '#ui/basics/tabs.tsx'
import { AdminOrderFilter } from './admin-order-filter.tsx'
import { AdminOrdersCsv } from './admin-orders-csv.tsx'
import type { loader, OrderQuery } from './admin-orders-loader.ts'
import { adminText as text } from './admin-text.ts'
import { columns } from './order-columns.tsx'
import { PackedOrders } from './packed-orders.tsx'

/** The queue of those who pack and send. */
export function Component() {
  const { filter, list } = useLoaderData<typeof loader>()
  const { counts } = list
  // A narrowing to a state begins anew; type and premium stay.
  const toState = (wanted: OrderQuery) => pathOf({ type: filter.type, premium: filter.premium, ...wanted })
  const tab = (state: 'paid' | 'packed' | 'shipped') => ({
    to: toState({ state }),
    label: text.states[state],
    count: counts[state],
    isCurrent: filter.state === state,
  })
  return (
    <PageFrame title={text.title} description={text.lead} path="/admin/store/orders" isPrivate lead={text.lead}>
      <TabLinks
        label={text.byState}
        tabs={[
          { to: toState({}), label: text.all, isCurrent: !filter.state && !filter.missed },
          tab('paid'),
          tab('packed'),
          tab('shipped'),
          { to: toState({ missed: '1' }), label: text.missed, count: counts.missed, isCurrent: filter.missed === '1' },
          {
            to: toState({ state: 'delivered' }),
            label: text.states.delivered,
            isCurrent: filter.state === 'delivered',
          },
          { to: toState({ state: 'refunded' }), label: text.states.refunded, isCurrent: filter.state === 'refunded' },
        ]}
      />
      <AdminOrderFilter filter={filter} />
      <Card aria-label={text.table} className="grid gap-4">
        <p role="status" className="text-ink-soft">
          {list.total === 0 ? text.empty : text.total(formatNumber(list.total))}
        </p>
        {list.items.length === 0 ? null : list.may_pack ? (
          <PackedOrders key={pathOf(filter, list.page)} items={list.items} isOfState={Boolean(filter.state)} />
        ) : (
          <DataTable caption={text.table} columns={columns} rows={list.items} rowKey={({ id }) => id} />
        )}
        <Pager of={list} toPage={(page) => pathOf(filter, page)} />
      </Card>
      {list.may_pack ? <AdminOrdersCsv filter={filter} /> : null}
    </PageFrame>
  )
}

function pathOf(filter: OrderQuery, page = 1): string {
  const filled = Object.entries({ ...filter, page: page > 1 ? String(page) : undefined }).filter(([, value]) => value)
  return filled.length > 0
    ? `/admin/store/orders?${new URLSearchParams(filled as [string, string][])}`
    : '/admin/store/orders'
}
