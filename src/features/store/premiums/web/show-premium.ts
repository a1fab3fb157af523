import { formatThaiMoment } from '#lib/thai/bangkok-time.ts'
import type { AdminPremium } from '../admin-contract.ts'
import { adminText as text } from './admin-text.ts'

/** When a premium can be bought, in words. */
export function windowOf({ on_sale_from, on_sale_until }: AdminPremium): string {
  const from = formatThaiMoment(new Date(on_sale_from))
  return on_sale_until === null ? text.from(from) : text.span(from, formatThaiMoment(new Date(on_sale_until)))
}
