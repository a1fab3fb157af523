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

/** Below this amount the card advises a fund of less risk: a loss of more than a twentieth of what was put in. */
const toldFrom = put * 0.95

/** What the worst twelve months made of 1,000 baht. */
export function WorstYearPart({ worst, risk }: { worst: NonNullable<FundFigures['worst_year']>; risk: number }) {
  const { from, to, low, low_on: lowOn, end } = worst
  const isKept = low >= put
  const rows = [
    { name: words.start, day: from, value: put },
    ...(low === end || isKept ? [] : [{ name: words.low, day: lowOn, value: low }]),
    { name: words.end, day: to, value: end },
  ]
  const top = Math.max(put, end)
  return (
    <Card className="account-card" aria-labelledby="worst-year">
      <h2 id="worst-year" className="text-17">
        {words.title}
      </h2>
      <p>
        <ThaiText>{sayWorst(worst)}</ThaiText>
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
      {risk > 1 && low < toldFrom ? (
        <p className="text-ink-soft">
          <ThaiText>{words.ask}</ThaiText>
        </p>
      ) : null}
      <p>
        <Link to="/post/detail/worst-year-three" className="tap">
          {words.learn}
        </Link>
      </p>
    </Card>
  )
}

function sayWorst({ low, end }: NonNullable<FundFigures['worst_year']>): string {
  if (low >= put) return words.kept(formatKoin(end))
  return low === end ? words.endLow(formatKoin(end)) : words.sentence(formatKoin(low), formatKoin(end))
}
