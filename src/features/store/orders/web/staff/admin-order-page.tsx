import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { WorkClaimPart } from '#features/staff-work/web/work-claim.tsx'
import { pageRefusal } from '#lib/errors.ts'
import { formatKoin } from '#lib/money.ts'
import { call } from '#lib/web/call.ts'
import { PageHead } from '#lib/web/page-head.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Link } from '#ui/basics/link.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { PremiumPicture } from '../../../premiums/web/premium-card.tsx'
import { showAdminOrder } from '../../admin-contract.ts'
import { momentOf, OrderRail } from '../order-rail.tsx'
import { text } from '../text.ts'
import { TrackingLink } from '../tracking-link.tsx'
import { AdminMoves } from './admin-moves.tsx'
import { AdminRefund } from './admin-refund.tsx'
import { adminText as words } from './admin-text.ts'

/** One order for staff. */
export async function loader({ params }: LoaderFunctionArgs) {
  if (!params.id || !/^[0-9a-f-]{36}$/.test(params.id)) throw pageRefusal('page_not_found')
  return call(showAdminOrder, { query: { id: params.id } })
}

/** One order for staff: where it goes, how it stands, and what can be done. */
export function Component() {
  const order = useLoaderData<typeof loader>()
  const { address, not_arrived_at: missed } = order
  return (
    <div className="grid gap-6" data-tone="money">
      <PageHead title={order.number} description={words.lead} path={`/admin/store/orders/${order.id}`} isPrivate />
      <header className="order-head">
        <PremiumPicture src={order.image} />
        <div>
          <p>
            <Link to="/admin/store/orders">{words.title}</Link>
          </p>
          <h1>{order.name}</h1>
          <p className="text-ink-soft">
            {text.number(order.number)} · {text.paidOn(momentOf(order.bought_at))}
          </p>
        </div>
      </header>
      {missed && order.state === 'shipped' ? <Notice kind="warn">{words.missedSince(momentOf(missed))}</Notice> : null}
      {order.state === 'refunded' ? (
        <Notice>{words.refundedFor(momentOf(order.refunded_at ?? order.bought_at), order.refund_reason)}</Notice>
      ) : null}
      <div className="columns">
        <Card aria-labelledby="order-facts" className="stack">
          <h2 id="order-facts">{words.sendTo}</h2>
          {address ? (
            <address className="order-address">
              <strong>{address.name}</strong>
              <span>{address.phone}</span>
              <span>{address.line}</span>
              <span>
                {address.tambon} {address.amphoe}
              </span>
              <span>
                {address.province} {address.postcode}
              </span>
            </address>
          ) : (
            <p className="text-ink-soft">{order.may_pack ? words.noAddress : words.hiddenAddress}</p>
          )}
          {order.same_phone > 0 ? <Notice>{words.samePhone(order.same_phone)}</Notice> : null}
          <dl className="admin-list">
            <div className="admin-line">
              <dt className="text-ink-soft">{words.quantity}</dt>
              <dd>{text.pieces(order.quantity)}</dd>
            </div>
            <div className="admin-line">
              <dt className="text-ink-soft">{words.paid}</dt>
              <dd>{formatKoin(order.paid)} koin</dd>
            </div>
            <div className="admin-line">
              <dt className="text-ink-soft">{words.buyer}</dt>
              <dd>{order.buyer.name}</dd>
            </div>
          </dl>
          {order.state === 'refunded' ? null : <OrderRail order={order} />}
          {order.tracking ? <TrackingLink tracking={order.tracking} /> : null}
        </Card>
        <div className="stack">
          {order.may_pack ? (
            <Card aria-labelledby="order-steps" className="stack">
              <h2 id="order-steps">{words.steps}</h2>
              {order.type === 'physical' ? <WorkClaimPart queue="orders" id={order.id} /> : null}
              <AdminMoves key={order.state} order={order} />
            </Card>
          ) : null}
          {order.state === 'refunded' ? null : <AdminRefund order={order} />}
        </div>
      </div>
    </div>
  )
}
