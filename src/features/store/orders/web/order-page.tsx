import { useLoaderData } from 'react-router'
import { Card } from '#kit/web/basics/card.tsx'
import { KoinAmount } from '#kit/web/basics/koin-amount.tsx'
import { Link } from '#kit/web/basics/link.tsx'
import { Notice } from '#kit/web/basics/notice.tsx'
import { formatThaiMoment } from '#lib/thai/bangkok-time.ts'
import { useReply } from '#lib/web/data/use-reply.ts'
import { PageHead } from '#lib/web/page-head.tsx'
import { PremiumPicture } from '../../premiums/web/premium-card.tsx'
import { type OrderView, showOrder } from '../contract.ts'
import { CodePart } from './code-part.tsx'
import { OrderActs } from './order-acts.tsx'
import type { loader } from './order-loader.ts'
import { text } from './text.ts'
import { TrackingLink } from './tracking-link.tsx'

/** An order: where it is, what it cost, what can be done about it. */
export function Component() {
  const loaded = useLoaderData<typeof loader>()
  const { reply: order } = useReply(showOrder, { query: { id: loaded.id } }, { initial: loaded })
  return (
    <div className="columns" data-tone="money">
      <PageHead title={order.name} description={text.description} path={`/store/orders/${order.id}`} isPrivate />
      <div className="stack">
        <p>
          <Link to="/store/orders">{text.toOrders}</Link>
        </p>
        <header className="order-head">
          <PremiumPicture src={order.image} />
          <div>
            <h1>{order.name}</h1>
            <p className="text-13 text-ink-soft">
              {text.number(order.number)} · {text.paidOn(momentOf(order.bought_at))}
            </p>
          </div>
        </header>
        {order.state === 'refunded' ? <Refunded order={order} /> : <Rail order={order} />}
        {order.tracking ? <TrackingLink tracking={order.tracking} /> : null}
        {order.not_arrived_at && order.state === 'shipped' ? (
          <Notice>{text.notArrivedAt(momentOf(order.not_arrived_at))}</Notice>
        ) : null}
        {order.may.show_code ? <CodePart order={order} /> : null}
      </div>
      <Card className="stack">
        <dl className="order-facts">
          <dt>{text.cost}</dt>
          <dd>
            <KoinAmount amount={order.paid} size="small" /> · {text.pieces(order.quantity)}
          </dd>
          {order.address ? (
            <>
              <dt>{text.address}</dt>
              <dd>
                {order.address.name} {order.address.phone}
                <br />
                {order.address.line} {order.address.tambon} {order.address.amphoe} {order.address.province}{' '}
                {order.address.postcode}
              </dd>
            </>
          ) : null}
        </dl>
        <OrderActs order={order} />
      </Card>
    </div>
  )
}

function momentOf(iso: string): string {
  return formatThaiMoment(new Date(iso))
}

function Refunded({ order }: { order: OrderView }) {
  return (
    <Notice>
      {text.refunded(momentOf(order.refunded_at ?? order.bought_at))}
      {order.refund_reason ? ` ${text.because(order.refund_reason)}` : ''}
    </Notice>
  )
}

/** The steps of an order that is sent; an order without a parcel has only its state. */
function Rail({ order }: { order: OrderView }) {
  const steps = [
    { state: 'paid', at: order.bought_at },
    { state: 'packed', at: order.packed_at },
    { state: 'shipped', at: order.shipped_at },
    { state: 'delivered', at: order.delivered_at },
  ] as const
  if (order.type !== 'physical')
    return (
      <p>
        <strong>{text.states[order.state]}</strong>
      </p>
    )
  return (
    <ol className="order-rail" aria-label={text.rail}>
      {steps.map(({ state, at }) => (
        <li key={state} data-done={at ? '' : undefined} aria-current={order.state === state ? 'step' : undefined}>
          <strong>{text.states[state]}</strong>
          <span className="text-13 text-ink-soft">{at ? momentOf(at) : text.notYet}</span>
        </li>
      ))}
    </ol>
  )
}
