import { ChevronDown } from 'lucide-react'
import { formatNumber, inBaht } from '#lib/money.ts'
import { Link } from '#ui/basics/link.tsx'
import { TermLinks } from '#ui/reading/term-links.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import type { Projection } from '../contract.ts'
import { sayNear } from './near-text.ts'
import { text } from './text.ts'

/** The figures and the terms behind a fan, folded: percentiles, monthly amounts for a chance, paths, months, the market. */
export function MoreNumbers({ projection }: { projection: Projection }) {
  const { points, monthly_for_50: for50, monthly_for_80: for80, paths, days_per_month: days } = projection
  const { market_state: state } = projection
  const end = points.at(-1)
  const wanted = [
    { of: '50', monthly: for50 },
    { of: '80', monthly: for80 },
  ]
  return (
    <details className="more-numbers">
      <summary>
        {text.more}
        <ChevronDown size={20} aria-hidden />
      </summary>
      {end ? (
        <>
          <p>{text.atEnd(end.month)}</p>
          <dl className="buy-sum robo-sums">
            {(['p15', 'p50', 'p85'] as const).map((key) => (
              <div key={key} className="contents">
                <dt>{text[key]}</dt>
                <dd>{inBaht(sayNear(end[key]))}</dd>
              </div>
            ))}
          </dl>
        </>
      ) : null}
      <ul className="sentences">
        {wanted.map(({ of, monthly }) =>
          monthly === null ? null : (
            <li key={of}>
              <ThaiText>{monthly === 0 ? text.monthlyNone(of) : text.monthlyFor(of, sayNear(monthly))}</ThaiText>
            </li>
          ),
        )}
        <li>
          {text.paths(formatNumber(paths))} · <Link to="/post/detail/fifteen-of-hundred">{text.learn}</Link>
        </li>
        <li>
          <ThaiText>{text.bankMonths(days)}</ThaiText>
        </li>
        {state ? (
          <li>
            <ThaiText>{`${text.states[state]} ${text.stateNote}`}</ThaiText>
          </li>
        ) : null}
      </ul>
      <TermLinks terms={['range', 'median']} />
    </details>
  )
}
