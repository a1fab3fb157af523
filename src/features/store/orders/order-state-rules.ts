import type { OrderState } from './contract.ts'

type Type = 'physical' | 'code' | 'voucher' | 'charity'

/**
 * The life of an order. paid → packed → shipped → delivered; staff may go from paid to shipped in one act, which is both
 * steps: packed_at is set too. Codes are delivered by the buyer's first
 * look, vouchers and donations at once. From everywhere staff may refund, the buyer as long as it is paid
 * and has cost something. Refunded is the end.
 */
const next: Record<OrderState, readonly OrderState[]> = {
  paid: ['packed', 'shipped', 'delivered', 'refunded'],
  packed: ['shipped', 'refunded'],
  shipped: ['delivered', 'refunded'],
  delivered: ['refunded'],
  refunded: [],
}

/** Whether an order may go from one state to another. */
export function canGo(from: OrderState, to: OrderState): boolean {
  return next[from].includes(to)
}

/** Whether staff may move a parcel so: what is not sent has no such steps, and nothing is delivered that was not shipped. */
export function canMoveParcel(type: string, from: OrderState, to: OrderState): boolean {
  if (type !== 'physical' || to === 'refunded') return false
  return canGo(from, to) && !(from === 'paid' && to === 'delivered')
}

/** The state in which an order begins. */
export function firstStateOf(type: Type): OrderState {
  return type === 'voucher' || type === 'charity' ? 'delivered' : 'paid'
}

/**
 * Whether the pieces of an order that is refunded are sold again: a code only unseen, what was sent only when it came back,
 * anything else always.
 */
export function isRestockedBy({ type, state }: { type: string; state: OrderState }, isBack: boolean): boolean {
  if (type === 'code') return state === 'paid'
  if (type === 'physical') return state === 'paid' || isBack
  return true
}

const dayMs = 24 * 3_600_000
/** How long after shipping somebody may say that nothing came. */
const missableDays = 30
/** How long after shipping a parcel counts as delivered that nobody missed. */
const arrivesDays = 14

type Parcel = {
  type: string
  state: OrderState
  paid: number
  shipped_at: Date | null
  not_arrived_at: Date | null
}

/** What its buyer may do with an order at a moment. */
export function actsOf(order: Parcel, now: Date) {
  const isOnWay = order.type === 'physical' && (order.state === 'shipped' || order.state === 'delivered')
  return {
    // Nothing comes back for a gift that cost nothing, and the right to it would be gone.
    cancel: order.state === 'paid' && order.paid > 0,
    report_not_arrived: isOnWay && order.not_arrived_at === null && isWithin(order.shipped_at, missableDays, now),
    confirm_arrival: order.type === 'physical' && order.state === 'shipped',
    show_code: order.type === 'code' && order.state !== 'refunded',
  }
}

function isWithin(since: Date | null, days: number, now: Date): boolean {
  return since !== null && now.getTime() - since.getTime() <= days * dayMs
}

/** Parcels that were shipped before this, and that nobody missed, count as delivered. */
export function arrivedBefore(now: Date): Date {
  return new Date(now.getTime() - arrivesDays * dayMs)
}
