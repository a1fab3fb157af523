import type { PremiumState } from './contract.ts'

type Sale = { on_sale_from: Date; on_sale_until: Date | null; stock: number | null }

/** The state of a premium at a moment; each moment belongs to the state that begins with it. Nothing of it is stored. */
export function premiumStateOf({ on_sale_from, on_sale_until, stock }: Sale, now: Date): PremiumState {
  if (on_sale_until && now >= on_sale_until) return 'over'
  if (now < on_sale_from) return 'soon'
  return stock === 0 ? 'sold_out' : 'on_sale'
}
