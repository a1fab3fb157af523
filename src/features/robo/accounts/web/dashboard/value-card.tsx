import { Fragment } from 'react'
import { returnNames, sayReturnLength } from '#features/bank/fund-orders/return-rules.ts'
import { inBaht } from '#lib/money.ts'
import { Card } from '#ui/basics/card.tsx'
import { Link } from '#ui/basics/link.tsx'
import { gainClass, sayChange, sayGain } from '#ui/reading/change-text.ts'
import { TermLinks } from '#ui/reading/term-links.tsx'
import type { RoboAccountDetail } from '../../contract.ts'
import { sayBaht } from '../show-amount.ts'
import { text } from '../text.ts'

const words = text.dashboard

/** What a plan earned and cost; its worth stands in the head, everything else behind a fold. */
export function ValueCard({ account }: { account: RoboAccountDetail }) {
  const { gain, fees } = account
  return (
    <Card className="account-card" aria-labelledby="plan-value">
      <h2 id="plan-value" className="text-17">
        {words.now}
      </h2>
      <dl className="buy-sum robo-sums">
        <dt>
          {words.gain} <span className="text-13">({words.gainNote})</span>
        </dt>
        <dd className={gainClass(gain)}>{inBaht(sayGain(gain))}</dd>
        <dt>{words.fees}</dt>
        <dd>{sayBaht(fees)}</dd>
      </dl>
      {account.state === 'active' ? <p className="text-13 text-ink-soft">{words.saved(account.kept_months)}</p> : null}
      <details className="fold">
        <summary>{words.allNumbers}</summary>
        <AllNumbers account={account} />
      </details>
    </Card>
  )
}

/** Where the money is, and the two returns in rows of their own: baht and percent are never mixed. */
function AllNumbers({ account }: { account: RoboAccountDetail }) {
  const { value, in_orders: inOrders, on_the_way: onTheWay, put_in: putIn, withdrawn, returns } = account
  const { time_weighted: time, money_weighted: money } = returns
  const moved = [
    { name: words.withdrawn, amount: withdrawn },
    { name: words.inOrders, amount: inOrders },
    { name: words.onTheWay, amount: onTheWay },
  ].filter(({ amount }) => amount > 0)
  return (
    <>
      <dl className="buy-sum robo-sums">
        <dt>{words.value}</dt>
        <dd>{sayBaht(value)}</dd>
        <dt>{words.putIn}</dt>
        <dd>{sayBaht(putIn)}</dd>
        {moved.map(({ name, amount }) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{sayBaht(amount)}</dd>
          </Fragment>
        ))}
        <dt>
          {returnNames.time} <span className="text-13">({words.twrNote})</span>
        </dt>
        <dd className={gainClass(time ?? 0)}>{time === null ? words.notYet : sayChange(time)}</dd>
        <dt>
          {returnNames.money} <span className="text-13">({words.xirrNote})</span>
        </dt>
        <dd>{money === null ? '–' : sayChange(money)}</dd>
      </dl>
      {time === null ? null : <p className="text-13 text-ink-soft">{sayReturnLength(returns)}</p>}
      <p className="text-13 text-ink-soft">
        {words.twoWays} · <Link to="/post/detail/two-returns-siblings">{words.learnReturns}</Link>
      </p>
      <TermLinks terms={['timeWeighted', 'moneyWeighted']} />
    </>
  )
}
