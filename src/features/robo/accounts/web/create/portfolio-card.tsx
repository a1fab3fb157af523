import type { Reply } from '#lib/contract.ts'
import { Card } from '#ui/basics/card.tsx'
import { Link } from '#ui/basics/link.tsx'
import { Bar } from '#ui/basics/progress.tsx'
import { sayShare } from '#ui/reading/change-text.ts'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import type { listModelPortfolios } from '../../../risk/contract.ts'
import { flowText } from '../flow-text.ts'
import { sayPast } from './show-past.ts'

const words = flowText.step

interface PortfolioProps {
  portfolio: Reply<typeof listModelPortfolios>['items'][number]
  /** The person's own sum (hundredths of baht), of which the worst year and the deepest fall are told. */
  sum: number
  sources: Reply<typeof listModelPortfolios>['sources']
}

/** What a level's portfolio is made of, what it costs, and the public tables that it keeps. */
export function PortfolioCard({ portfolio, sum, sources }: PortfolioProps) {
  const { parts, front_fee: front, yearly_fee: yearly } = portfolio
  const past = sayPast(portfolio.past, sum)
  return (
    <Card className="account-card" aria-labelledby="portfolio">
      <h2 id="portfolio" className="text-17">
        {words.portfolio}
      </h2>
      <ul className="fund-parts">
        {parts.map(({ code, name, risk, share }) => (
          <li key={code}>
            <Link to={`/bank/fund/detail/${code}`} className="tap">
              {name}
            </Link>
            <strong>{sayShare(share)}</strong>
            <Bar part={share / 10_000} />
            <span className="robo-target">{words.risk(risk)}</span>
          </li>
        ))}
      </ul>
      {past ? (
        <p>
          <ThaiText>{past}</ThaiText>
        </p>
      ) : null}
      <p className="text-13 text-ink-soft">
        <ThaiText>{words.fees(sayFee(front), sayFee(yearly))}</ThaiText>
      </p>
      <div className="text-13">
        <p className="text-ink-soft">{words.sources}</p>
        <ul className="sentences">
          {sources.map(({ title, href }) => (
            <li key={href}>
              <a href={href} target="_blank" rel="noreferrer">
                {title}
              </a>
            </li>
          ))}
        </ul>
        <p>
          <Link to="/post/detail/two-tables-test" className="tap">
            {words.learn}
          </Link>
        </p>
      </div>
    </Card>
  )
}

/** Fees with two decimals: 107 → '1.07 %'. */
function sayFee(rate: number): string {
  return `${(rate / 100).toFixed(2)} %`
}
