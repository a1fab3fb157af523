import type { FundItem } from '#features/bank/funds/contract.ts'
import { frontFeeOf } from '#features/bank/funds/fund-rules.ts'

/** What the figures of a worst year are told of: 1,000.00 baht. */
const told = 100_000

/** A year of a purchase in hundredths of baht, by the fund's own past; null where it is too young. */
export type Outcome = { invested: number; lastYear: number | null; worstYear: number | null }

/** What an amount would be after a year like the last one and like the worst one, both after the fee of the purchase. */
export function outcomeOf(
  amount: number,
  { front_fee: fee, figures }: Pick<FundItem, 'front_fee' | 'figures'>,
): Outcome {
  const invested = amount - frontFeeOf(amount, fee)
  const year = figures?.returns.y1 ?? null
  const worst = figures?.worst_year ?? null
  return {
    invested,
    lastYear: year === null ? null : scale(invested, 10_000 + year, 10_000),
    worstYear: worst === null ? null : scale(invested, worst.end, told),
  }
}

const scale = (amount: number, n: number, d: number) => Math.round((amount * n) / d)
