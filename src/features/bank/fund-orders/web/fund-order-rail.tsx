import { sayNav, sayUnits } from '#features/bank/funds/web/show-fund-text.ts'
import { formatThaiDate, formatThaiMoment } from '#lib/thai/bangkok-time.ts'
import type { FundOrder } from '../contract.ts'
import { text } from './text.ts'

const words = text.orders

/** The steps of an order with their days: accepted, priced, settled. */
export function FundOrderRail({ order }: { order: FundOrder }) {
  const { state, kind, nav, units, trade_on: tradeOn, priced_on: pricedOn, settled_on: settledOn } = order
  const known = nav !== null && units !== null
  const sayPriced = kind === 'buy' ? words.steps.pricedAt : words.steps.pricedAtSell
  const saySettled =
    kind === 'buy'
      ? words.steps.settled
      : order.switch_id === null
        ? words.steps.settledSell
        : words.steps.settledSwitch
  const steps = [
    {
      state: 'accepted' as const,
      isDone: true,
      says: words.steps.accepted(formatThaiMoment(new Date(order.placed_at)), formatThaiDate(tradeOn)),
    },
    {
      state: 'priced' as const,
      isDone: state === 'priced' || state === 'settled',
      says: known
        ? sayPriced(formatThaiDate(pricedOn), sayNav(nav), sayUnits(units))
        : words.steps.priced(formatThaiDate(pricedOn)),
    },
    {
      state: 'settled' as const,
      isDone: state === 'settled',
      says: saySettled(formatThaiDate(settledOn)),
    },
  ]
  return (
    <ol className="order-rail" aria-label={words.rail}>
      {steps.map((step) => (
        <li
          key={step.state}
          data-done={step.isDone ? '' : undefined}
          aria-current={step.state === state ? 'step' : undefined}
        >
          <strong>{words.states[step.state]}</strong>
          <span className="text-13 text-ink-soft">
            {step.says}
            {step.isDone ? '' : ` · ${words.next}`}
          </span>
        </li>
      ))}
    </ol>
  )
}
