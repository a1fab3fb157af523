import { sayShare } from '#ui/reading/change-text.ts'
import type { FundView } from '../contract.ts'
import { shareOfFall } from './say-fall.ts'
import { text } from './text.ts'

const words = text.sheet

/** The lines of a fund's sheet: its words, and between them what the recipe and the shown past say. No sentence stands twice. */
export function sheetRows(fund: FundView): { title: string; text: string }[] {
  const { facts, figures, dividend_text: dividend } = fund
  return [
    { title: words.policy, text: fund.policy },
    ...(facts?.is_rebalanced ? [{ title: words.rebalancing, text: words.everyDay }] : []),
    { title: words.benchmark, text: facts ? words.beforeFees(fund.benchmark) : fund.benchmark },
    { title: words.currency, text: fund.currency_text },
    ...(dividend || facts ? [{ title: words.dividend, text: dividend ?? words.noDividend }] : []),
    ...pastRow(figures),
    ...fund.sheet,
  ]
}

function pastRow(figures: FundView['figures']) {
  const { worst_year: year = null, drawdown = null } = figures ?? {}
  if (!year || !drawdown) return []
  const rate = Math.round(year.end / 10) - 10_000
  const fall = shareOfFall(drawdown.fall)
  const say = rate < 0 ? words.lost : words.grown
  return [{ title: words.past, text: say(sayShare(rate)) + (fall === null ? words.hardlyFell : words.fell(fall)) }]
}
