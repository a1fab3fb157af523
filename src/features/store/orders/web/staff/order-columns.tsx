import { formatNumber } from '#lib/money.ts'
import { formatThaiMoment } from '#lib/thai/bangkok-time.ts'
import { Link } from '#ui/basics/link.tsx'
import type { Column } from '#ui/basics/table.tsx'
import { Tag } from '#ui/basics/tag.tsx'
import type { AdminOrder } from '../../admin-contract.ts'
import { adminText as text } from './admin-text.ts'

/** What the list tells of an order; the first column names it. */
export const columns: [Column<AdminOrder>, ...Column<AdminOrder>[]] = [
  {
    key: 'order',
    label: text.order,
    cell: ({ id, number }) => (
      <Link to={`/admin/store/orders/${id}`} className="whitespace-nowrap">
        {number}
      </Link>
    ),
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
