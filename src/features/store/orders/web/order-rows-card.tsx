import { formatThaiMoment } from '#lib/thai/bangkok-time.ts'
import { Card } from '#ui/basics/card.tsx'
import { KoinAmount } from '#ui/basics/koin-amount.tsx'
import { Link } from '#ui/basics/link.tsx'
import { placeColor } from '#ui/basics/place-color.ts'
import { PremiumPicture } from '../../premiums/web/premium-card.tsx'
import type { HistoryItem } from '../contract.ts'
import { sayState, text } from './text.ts'
import { TrackingLink } from './tracking-link.tsx'

/** The level of the headings, below the one of the list. */
type Level = 2 | 3

/** A page of the purchase history: each item has the colour of its place in the list. */
export function OrderRows({ items, level }: { items: readonly HistoryItem[]; level: Level }) {
  return (
    <ul className="thing-list">
      {items.map((item, i) => (
        <OrderRow key={item.id} item={item} color={placeColor(i)} level={level} />
      ))}
    </ul>
  )
}

function OrderRow({ item, color, level }: { item: HistoryItem; color: string; level: Level }) {
  const Name = `h${level}` as const
  return (
    <Card as="li" isFlush className="thing-row order-row" data-place={color}>
      <PremiumPicture src={item.image} />
      <div className="order-row-text">
        <Name className="text-17">
          <Link to={`/store/orders/${item.id}`}>{item.name}</Link>
        </Name>
        <p className="text-13 text-ink-soft">{formatThaiMoment(new Date(item.bought_at))}</p>
        <p>
          <strong>{sayState(item)}</strong>
          {item.quantity > 1 ? ` · ${text.pieces(item.quantity)}` : ''}
        </p>
        <KoinAmount amount={item.paid} size="small" />
        {item.tracking ? <TrackingLink tracking={item.tracking} /> : null}
      </div>
    </Card>
  )
}
