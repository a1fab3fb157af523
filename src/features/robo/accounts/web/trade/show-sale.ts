import { readNumber } from '#ui/fields/read-number.ts'
import { readPlanAmount } from '../show-amount.ts'
import { moneyText } from './money-text.ts'

export const saleWays = ['amount', 'percent', 'all', 'close'] as const
export type SaleWay = (typeof saleWays)[number]

/** What was typed for a way to sell: hundredths of baht, whole percents, or nothing to type. */
export function readSale(way: SaleWay, typed: string): { number: number | null; fault: string | null } {
  if (way === 'all' || way === 'close') return { number: null, fault: null }
  if (way === 'amount') {
    const { amount, fault } = readPlanAmount(typed)
    return { number: amount, fault }
  }
  const percent = readNumber(typed)
  const isWhole = percent !== null && Number.isInteger(percent) && percent >= 1 && percent <= 100
  return isWhole ? { number: percent, fault: null } : { number: null, fault: moneyText.sell.percentFault }
}

type Sale = { amount: number } | { percent: number } | { all: true } | { close: true }

/** The measure of a sale as the act takes it: exactly one. */
export function saleOf(way: SaleWay, number: number | null): Sale {
  if (way === 'close') return { close: true }
  if (way === 'all' || number === null) return { all: true }
  return way === 'amount' ? { amount: number } : { percent: number }
}

/** The same for the quote: closing sells all. */
export function quoteOf(
  way: SaleWay,
  number: number | null,
): { amount: number } | { percent: number } | { all: 'true' } {
  const sale = saleOf(way, number)
  return 'amount' in sale || 'percent' in sale ? sale : { all: 'true' }
}
