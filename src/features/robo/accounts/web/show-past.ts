import type { PortfolioPast } from '../../risk/contract.ts'
import { flowText } from './flow-text.ts'
import { sayBaht } from './show-amount.ts'

/** What a portfolio's worst bank year and deepest fall would have been of a sum (hundredths of baht), rounded to whole baht. */
export function pastOfSum({ worst_year: year, fall }: PortfolioPast, sum: number) {
  const whole = (rate: number) => Math.round((sum * rate) / 1_000_000) * 100
  return { yearEnd: sum + whole(year.rate), fallen: -whole(fall.rate) }
}

/** The same in a sentence; null where the past is not known. */
export function sayPast(past: PortfolioPast | null, sum: number): string | null {
  if (!past || sum <= 0) return null
  const { yearEnd, fallen } = pastOfSum(past, sum)
  return flowText.step.past(sayBaht(sum), sayBaht(yearEnd), sayBaht(fallen))
}
