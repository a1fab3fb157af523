import type { FundView } from '#features/bank/funds/contract.ts'
import { formatKoin, inBaht, practiceBaht } from '#lib/money.ts'
import { Bar } from '#ui/basics/progress.tsx'
import { outcomeOf } from './show-outcome.ts'
import { text } from './text.ts'

const words = text.buy.outcome

/** A purchase drawn: what goes in, and what a year like the last and like the worst would have made of it. */
export function BuyOutcome({ fund, amount }: { fund: FundView; amount: number }) {
  const { invested, lastYear, worstYear } = outcomeOf(amount, fund)
  const rows = [
    { name: words.invested, value: invested },
    ...(lastYear === null ? [] : [{ name: words.lastYear, value: lastYear }]),
    ...(worstYear === null ? [] : [{ name: words.worstYear, value: worstYear }]),
  ]
  if (rows.length === 1) return null
  const top = Math.max(...rows.map(({ value }) => value))
  return (
    <div>
      <h3 className="text-15">{words.title}</h3>
      <ul className="fund-parts">
        {rows.map(({ name, value }) => (
          <li key={name}>
            <span>{name}</span>
            <strong>{inBaht(formatKoin(practiceBaht(value)))}</strong>
            <Bar part={value / top} />
          </li>
        ))}
      </ul>
      <p className="text-13 text-ink-soft">{words.note}</p>
    </div>
  )
}
