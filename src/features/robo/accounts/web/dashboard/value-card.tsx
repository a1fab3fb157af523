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

/** What the plan is worth, and its two returns in rows of their own: baht and percent are never mixed. */
export function ValueCard({ account }: { account: RoboAccountDetail }) {
  const { value, in_orders: inOrders, on_the_way: onTheWay, put_in: putIn, withdrawn, gain, fees } = account
  const { time_weighted: time, money_weighted: money } = account.returns
  return (
    <Card className="account-card" aria-labelledby="plan-value">
      <h2 id="plan-value" className="text-17">
        {words.now}
      </h2>
      <p className="robo-sum">{sayBaht(value)}</p>
      <dl className="buy-sum robo-sums">
        <dt>{words.putIn}</dt>
        <dd>{sayBaht(putIn)}</dd>
        {withdrawn > 0 ? (
          <>
            <dt>{words.withdrawn}</dt>
            <dd>{sayBaht(withdrawn)}</dd>
          </>
        ) : null}
        {inOrders > 0 ? (
          <>
            <dt>{words.inOrders}</dt>
            <dd>{sayBaht(inOrders)}</dd>
          </>
        ) : null}
        {onTheWay > 0 ? (
          <>
            <dt>{words.onTheWay}</dt>
            <dd>{sayBaht(onTheWay)}</dd>
          </>
        ) : null}
        <dt>
          {words.gain} <span className="text-13">({words.gainNote})</span>
        </dt>
        <dd className={gainClass(gain)}>{inBaht(sayGain(gain))}</dd>
        <dt>
          {returnNames.time} <span className="text-13">({words.twrNote})</span>
        </dt>
        <dd className={gainClass(time ?? 0)}>{time === null ? words.notYet : sayChange(time)}</dd>
        <dt>
          {returnNames.money} <span className="text-13">({words.xirrNote})</span>
        </dt>
        <dd>{money === null ? '–' : sayChange(money)}</dd>
        <dt>{words.fees}</dt>
        <dd>{sayBaht(fees)}</dd>
      </dl>
      {time === null ? null : <p className="text-13 text-ink-soft">{sayReturnLength(account.returns)}</p>}
      <p className="text-13 text-ink-soft">
        {words.twoWays} · <Link to="/post/detail/two-returns-siblings">{words.learnReturns}</Link>
      </p>
      <TermLinks terms={['timeWeighted', 'moneyWeighted']} />
      {account.state === 'active' ? <p className="text-13 text-ink-soft">{words.saved(account.kept_months)}</p> : null}
    </Card>
  )
}
