import { formatThaiMoment } from '#lib/thai/bangkok-time.ts'
import type { OrderView } from '../contract.ts'
import { sayState, text } from './text.ts'

/** A moment of an order, in words. */
export function momentOf(iso: string): string {
  return formatThaiMoment(new Date(iso))
}

/** The steps of an order that is sent; an order without a parcel has only its state. */
export function OrderRail({ order }: { order: OrderView }) {
  const steps = [
    { state: 'paid', at: order.bought_at },
    { state: 'packed', at: order.packed_at },
    { state: 'shipped', at: order.shipped_at },
    { state: 'delivered', at: order.delivered_at },
  ] as const
  if (order.type !== 'physical')
    return (
      <p>
        <strong>{sayState(order)}</strong>
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
