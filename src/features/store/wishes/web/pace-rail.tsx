import { formatKoin, type Koin } from '#lib/money.ts'
import { Link } from '#ui/basics/link.tsx'
import { Bar } from '#ui/basics/progress.tsx'
import type { Pace } from '../../premiums/contract.ts'
import { type Sale, text } from './text.ts'

type Props = {
  /** Of one piece, in hundredths of koin, as are `missing` and the week of `pace`. */
  price: Koin
  missing: Koin
  pace: Pace
  /** The sale of what is saved for; left out where a thing can always be bought. */
  sale?: Sale
  heading?: 'h2' | 'h3'
}

/** How far a person is from the price of a premium, and in how many days at their own pace. */
export function PaceRail({ price, missing, pace, sale, heading: Heading = 'h2' }: Props) {
  const have = formatKoin((price - missing) as Koin)
  return (
    <div className="pace">
      <Heading className="pace-title">{missing === 0 && sale ? text.enoughFor(sale) : titleOf(missing, pace)}</Heading>
      <div role="img" aria-label={text.rail(have, formatKoin(price))} className="pace-rail">
        <Bar part={price === 0 ? 1 : (price - missing) / price} />
      </div>
      {/* With enough of it the bar says all. */}
      {missing > 0 ? (
        <p className="pace-figures">
          <span>
            <strong>{have}</strong> {text.have}
          </span>
          <span>
            {text.missing} <strong>{formatKoin(missing)}</strong>
          </span>
        </p>
      ) : null}
      {missing === 0 ? null : pace.days === null && pace.week > 0 ? (
        <p className="text-13 text-ink-soft">{text.newWeek}</p>
      ) : pace.days === null ? (
        <p className="text-13 text-ink-soft">
          {text.weekNone} <Link to="/quiz/daily">{text.toQuiz}</Link>
        </p>
      ) : (
        <p className="text-13 text-ink-soft">{text.week(formatKoin(pace.week))}</p>
      )}
    </div>
  )
}

function titleOf(missing: Koin, { days, week }: Pace): string {
  if (missing === 0) return text.enough
  if (days === null) return week > 0 ? text.newPace : text.noPace
  return text.days(days)
}
