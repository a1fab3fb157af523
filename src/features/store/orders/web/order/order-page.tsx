import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { pageRefusal } from '#lib/errors.ts'
import { call } from '#lib/web/call.ts'
import { useReply } from '#lib/web/data/use-reply.ts'
import { PageHead } from '#lib/web/page-head.tsx'
import { Card } from '#ui/basics/card.tsx'
import { KoinAmount } from '#ui/basics/koin-amount.tsx'
import { Link } from '#ui/basics/link.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { PremiumPicture } from '../../../premiums/web/premium-card.tsx'
import { type OrderView, showOrder } from '../../contract.ts'
import { momentOf, OrderRail } from '../order-rail.tsx'
import { text } from '../text.ts'
import { TrackingLink } from '../tracking-link.tsx'
import { CodePart } from './code-part.tsx'
import { OrderActs } from './order-acts.tsx'

/** One order of the person. */
export async function loader({ params }: LoaderFunctionArgs) {
  if (!params.id || !/^[0-9a-f-]{36}$/.test(params.id)) throw pageRefusal('page_not_found')
  return call(showOrder, { query: { id: params.id } })
}

/** An order: where it is, what it cost, what can be done about it. */
export function Component() {
  const loaded = useLoaderData<typeof loader>()
  const { reply: order } = useReply(showOrder, { query: { id: loaded.id } }, { initial: loaded })
  return (
    <div className="columns" data-tone="money">
      <PageHead title={order.name} description={text.description} path={`/store/orders/${order.id}`} isPrivate />
      <div className="stack">
        <p>
          <Link to="/store/orders" className="tap">
            {text.toOrders}
          </Link>
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
        {order.state === 'refunded' ? <Refunded order={order} /> : <OrderRail order={order} />}
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

function Refunded({ order }: { order: OrderView }) {
  return (
    <Notice>
      {text.refunded(momentOf(order.refunded_at ?? order.bought_at))}
      {order.refund_reason ? ` ${text.because(order.refund_reason)}` : ''}
    </Notice>
  )
}
