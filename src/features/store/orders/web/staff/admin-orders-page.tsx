import { useLoaderData } from 'react-router'
import { formatNumber } from '#lib/money.ts'
import { formatThaiMoment } from '#lib/thai/bangkok-time.ts'
import { Card } from '#ui/basics/card.tsx'
import { Link } from '#ui/basics/link.tsx'
import { PageFrame } from '#ui/basics/page-frame.tsx'
import { Pager } from '#ui/basics/pager.tsx'
import { type Column, DataTable } from '#ui/basics/table.tsx'
import { TabLinks } from '#ui/basics/tabs.tsx'
import { Tag } from '#ui/basics/tag.tsx'
import type { AdminOrder } from '../../admin-contract.ts'
import { AdminOrderFilter } from './admin-order-filter.tsx'
import { AdminOrdersCsv } from './admin-orders-csv.tsx'
import type { loader, OrderQuery } from './admin-orders-loader.ts'
import { adminText as text } from './admin-text.ts'

const columns: Column<AdminOrder>[] = [
  {
    key: 'order',
    label: text.order,
    cell: ({ id, number }) => <Link to={`/admin/store/orders/${id}`}>{number}</Link>,
  },
  { key: 'item', label: text.item, cell: ({ name }) => name },
  { key: 'quantity', label: text.quantity, isNumber: true, cell: ({ quantity }) => formatNumber(quantity) },
  { key: 'buyer', label: text.buyer, cell: ({ buyer }) => buyer.name },
  { key: 'bought', label: text.bought, cell: ({ bought_at: at }) => formatThaiMoment(new Date(at)) },
  {
    key: 'state',
    label: text.state,
    cell: ({ state, not_arrived_at: missed }) => (
      <span className="admin-premium-name">
        {text.states[state]}
        {missed && state === 'shipped' ? <Tag>{text.missed}</Tag> : null}
      </span>
    ),
  },
]

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
        {list.items.length > 0 ? (
          <DataTable caption={text.table} columns={columns} rows={list.items} rowKey={({ id }) => id} />
        ) : null}
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
