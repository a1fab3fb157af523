import type { FundView } from '#features/bank/funds/contract.ts'
import { formatThaiDate } from '#lib/thai/bangkok-time.ts'
import { text } from './text.ts'

const words = text.timing
const cutOff = '15:30'

/** Which day's price an order of now gets, and when it is priced and settled. */
export function TimingLines({ timing, isSale = false }: { timing: FundView['timing']; isSale?: boolean }) {
  const { trade_on: day, priced_on: priced, settled_on: settled, why_later: why } = timing
  const rail = isSale ? words.railSell : words.rail
  return (
    <p className="text-13 text-ink-soft">
      {why ? `${words.later(formatThaiDate(day))} ${words.why[why]}` : words.today(cutOff)} ·{' '}
      {rail(formatThaiDate(priced), formatThaiDate(settled))}
    </p>
  )
}
