import { formatKoin, practiceBaht } from '#lib/money.ts'
import { formatThaiDate } from '#lib/thai/bangkok-time.ts'
import { Card } from '#ui/basics/card.tsx'
import { Link } from '#ui/basics/link.tsx'
import { Bar } from '#ui/basics/progress.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import type { FundFigures } from '../contract.ts'
import { text } from './text.ts'

const words = text.worst
const put = practiceBaht(100_000)

/** What the worst twelve months made of 1,000 baht. */
export function WorstYearPart({ worst }: { worst: NonNullable<FundFigures['worst_year']> }) {
  const { from, to, low, low_on: lowOn, end } = worst
  const rows = [
    { name: words.start, day: from, value: put },
    ...(low === end ? [] : [{ name: words.low, day: lowOn, value: low }]),
    { name: words.end, day: to, value: end },
  ]
  const top = Math.max(put, end)
  return (
    <Card className="account-card" aria-labelledby="worst-year">
      <h2 id="worst-year" className="text-17">
        {words.title}
      </h2>
      <p>
        <ThaiText>
          {low === end ? words.endLow(formatKoin(end)) : words.sentence(formatKoin(low), formatKoin(end))}
        </ThaiText>
      </p>
      <ul className="fund-parts">
        {rows.map(({ name, day, value }) => (
          <li key={name}>
            <span>
              {name} <span className="text-13 text-ink-soft">{formatThaiDate(day)}</span>
            </span>
            <strong>{text.baht(formatKoin(value))}</strong>
            <Bar part={value / top} />
          </li>
        ))}
      </ul>
      <p className="text-ink-soft">
        <ThaiText>{words.ask}</ThaiText>
      </p>
      <p>
        <Link to="/post/detail/worst-year-three" className="tap">
          {words.learn}
        </Link>
      </p>
    </Card>
  )
}
