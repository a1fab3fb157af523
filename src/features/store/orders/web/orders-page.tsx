import { useLoaderData } from 'react-router'
import { ArtFile } from '#kit/web/art/art-file.tsx'
import { LinkButton } from '#kit/web/basics/button.tsx'
import { Card } from '#kit/web/basics/card.tsx'
import { EmptyState } from '#kit/web/basics/empty-state.tsx'
import { KoinAmount } from '#kit/web/basics/koin-amount.tsx'
import { Link } from '#kit/web/basics/link.tsx'
import { Pager } from '#kit/web/basics/pager.tsx'
import { placeColor } from '#kit/web/basics/place-color.ts'
import { formatThaiMoment } from '#lib/thai/bangkok-time.ts'
import { PageHead } from '#lib/web/page-head.tsx'
import { PremiumPicture } from '../../premiums/web/premium-card.tsx'
import type { HistoryItem } from '../contract.ts'
import type { loader } from './orders-loader.ts'
import { text } from './text.ts'
import { TrackingLink } from './tracking-link.tsx'

/** What the person bought, newest first. */
export function Component() {
  const list = useLoaderData<typeof loader>()
  return (
    <div className="stack" data-tone="money">
      <PageHead title={text.title} description={text.description} path="/store/orders" isPrivate />
      <header>
        <h1>{text.title}</h1>
        <p className="text-ink-soft">{text.lead}</p>
      </header>
      {list.items.length > 0 ? (
        <>
          <ul className="thing-list">
            {list.items.map((item, i) => (
              <OrderRow key={item.id} item={item} color={placeColor(i)} />
            ))}
          </ul>
          <Pager of={list} toPage={(page) => `/store/orders?page=${page}`} />
        </>
      ) : (
        <EmptyState
          spot={<ArtFile file="spots/empty.svg" />}
          action={
            <LinkButton to="/store" kind="main">
              {text.toStore}
            </LinkButton>
          }
        >
          {text.none}
        </EmptyState>
      )}
    </div>
  )
}

function OrderRow({ item, color }: { item: HistoryItem; color: string }) {
  return (
    <Card as="li" isFlush className="thing-row order-row" data-place={color}>
      <PremiumPicture src={item.image} />
      <div className="order-row-text">
        <h2 className="text-17">
          <Link to={`/store/orders/${item.id}`}>{item.name}</Link>
        </h2>
        <p className="text-13 text-ink-soft">{formatThaiMoment(new Date(item.bought_at))}</p>
        <p>
          <strong>{text.states[item.state]}</strong>
          {item.quantity > 1 ? ` · ${text.pieces(item.quantity)}` : ''}
        </p>
        <KoinAmount amount={item.paid} size="small" />
        {item.tracking ? <TrackingLink tracking={item.tracking} /> : null}
      </div>
    </Card>
  )
}
