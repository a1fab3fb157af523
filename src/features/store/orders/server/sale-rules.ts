import { isTooMuchAtOnce, maxPiecesAtOnce } from '../../premiums/worth-rules.ts'

type Sale = {
  type: string
  price: number
  /** Hundredths of baht; null: a tenth of the price. */
  cost_baht?: number | null
  stock: number | null
  per_person: number | null
  on_sale_from: Date
  on_sale_until: Date | null
}

/** `expectedPrice` undefined: at any price. `bought`: the pieces that the person has, with those that are asked for now. */
export type Asked = { quantity: number; expectedPrice: number | undefined; bought: number; now: Date | null }

export type SaleFault =
  | { code: 'not_on_sale_yet'; at: Date }
  | { code: 'sale_over' }
  | { code: 'price_changed'; price: number }
  | { code: 'sold_out'; left: number }
  | { code: 'limit_reached'; limit: number; bought: number }
  | { code: 'order_too_large'; max: number }

/**
 * What keeps somebody from buying so many pieces at the price that they saw; null where nothing does. Without `now` the window
 * is not looked at. The window comes first, for nothing else can be helped; then what the person is asked about again.
 */
export function saleFault(premium: Sale, { quantity, expectedPrice, bought, now }: Asked): SaleFault | null {
  const { type, price, stock, per_person: limit, on_sale_from, on_sale_until } = premium
  if (now && on_sale_until && now >= on_sale_until) return { code: 'sale_over' }
  if (now && now < on_sale_from) return { code: 'not_on_sale_yet', at: on_sale_from }
  if (stock !== null && stock < quantity) return { code: 'sold_out', left: stock }
  if (limit !== null && bought > limit) return { code: 'limit_reached', limit, bought: bought - quantity }
  if (expectedPrice !== undefined && price !== expectedPrice) return { code: 'price_changed', price }
  // By what a piece costs us: a price may have fallen.
  const worth = premium.cost_baht == null ? price : premium.cost_baht * 10
  if (!isTooMuchAtOnce(type, worth * quantity)) return null
  return { code: 'order_too_large', max: maxPiecesAtOnce(type, worth) ?? 0 }
}
