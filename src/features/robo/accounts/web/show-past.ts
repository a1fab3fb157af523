import type { PortfolioPast } from '../../risk/contract.ts'
import { pastOfSum } from '../../risk/portfolio-past-rules.ts'
import { flowText } from './flow-text.ts'
import { sayBaht } from './show-amount.ts'

/** What a portfolio's past would have been of a sum, in a sentence; null where the past is not known. */
export function sayPast(past: PortfolioPast | null, sum: number): string | null {
  if (!past || sum <= 0) return null
  const { yearEnd, fallen } = pastOfSum(past, sum)
  return flowText.step.past(sayBaht(sum), sayBaht(yearEnd), sayBaht(fallen))
}
