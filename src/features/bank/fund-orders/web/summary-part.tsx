import type { Reply } from '#lib/contract.ts'
import { formatKoin } from '#lib/money.ts'
import { Card } from '#ui/basics/card.tsx'
import { Link } from '#ui/basics/link.tsx'
import { gainClass, sayGain } from '#ui/reading/change-text.ts'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import type { listHoldings } from '../contract.ts'
import { text } from './text.ts'

const words = text.orders

/** The practice world: its sum and what the market brought; where a list follows (`hasLink`), its parts are folded. */
export function SummaryCard({ mine, hasLink }: { mine: Reply<typeof listHoldings>; hasLink?: boolean }) {
  const { market } = mine
  if (mine.income === 0)
    return (
      <Card as="div">
        <p>
          <ThaiText>{words.unopened}</ThaiText>
        </p>
      </Card>
    )
  return (
    <Card className="account-card" aria-labelledby="fund-mine">
      <div className="account-head">
        <h2 id="fund-mine" className="text-17">
          {words.title}
        </h2>
        {hasLink ? (
          <Link to="/bank/fund/orders" className="tap">
            {text.toOrders}
          </Link>
        ) : null}
      </div>
      <p className="practice-sum">{text.baht(formatKoin(mine.total))}</p>
      {hasLink ? (
        <>
          <p>
            {words.market} <strong className={gainClass(market)}>{sayGain(market)}</strong>
          </p>
          <details className="fund-about">
            <summary>{words.parts}</summary>
            <Parts mine={mine} />
          </details>
        </>
      ) : (
        <Parts mine={mine} />
      )}
    </Card>
  )
}

function Parts({ mine }: { mine: Reply<typeof listHoldings> }) {
  const { market, whole, robo_value: robo } = mine
  return (
    <dl className="buy-sum">
      <dt>{words.wallet}</dt>
      <dd>{formatKoin(mine.wallet)}</dd>
      <dt>{words.inOrders}</dt>
      <dd>{formatKoin(mine.in_orders)}</dd>
      <dt>{words.units}</dt>
      <dd>{formatKoin(mine.units_value)}</dd>
      {robo > 0 ? (
        <>
          <dt>
            <Link to="/robo">{words.robo}</Link>
          </dt>
          <dd>{formatKoin(robo)}</dd>
        </>
      ) : null}
      <dt>{words.market}</dt>
      <dd className={gainClass(market)}>{sayGain(market)}</dd>
      <dt className="text-13">{words.unrealized}</dt>
      <dd className="text-13">{sayGain(whole.unrealized)}</dd>
      <dt className="text-13">{words.realized}</dt>
      <dd className="text-13">{sayGain(whole.realized)}</dd>
      <dt className="text-13">{words.fees}</dt>
      <dd className="text-13">{formatKoin(whole.fees)}</dd>
    </dl>
  )
}
