import { Fragment } from 'react'
import { formatThaiDate } from '#lib/thai/bangkok-time.ts'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import type { FundOrder } from '../contract.ts'
import { FundOrderRail } from './fund-order-rail.tsx'
import { text } from './text.ts'

/** Says calmly that the order was taken (or both of a switch), and what comes next: an order is not celebrated. */
export function OrderedDialog({ orders, onClose }: { orders: readonly FundOrder[]; onClose: () => void }) {
  const first = orders[0]
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text.doneTitle}
      tone="money"
      actions={
        <>
          <LinkButton kind="line" isWide to="/bank/fund/orders">
            {text.toOrders}
          </LinkButton>
          <Button kind="line" isWide onClick={onClose}>
            {text.close}
          </Button>
        </>
      }
    >
      {first ? <p role="status">{text.doneNote(formatThaiDate(first.trade_on))}</p> : null}
      {orders.map((order) => (
        <Fragment key={order.id}>
          {orders.length > 1 ? (
            <h3 className="text-17">
              {text.orders[order.kind]} {order.name}
            </h3>
          ) : null}
          <FundOrderRail order={order} />
        </Fragment>
      ))}
    </Dialog>
  )
}
