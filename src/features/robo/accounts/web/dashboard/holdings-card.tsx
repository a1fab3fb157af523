import { formatThaiDate } from '#lib/thai/bangkok-time.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Link } from '#ui/basics/link.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { Bar } from '#ui/basics/progress.tsx'
import { gainClass, sayGain, sayShare } from '#ui/reading/change-text.ts'
import { TermLinks } from '#ui/reading/term-links.tsx'
import type { RoboAccountDetail, RoboHolding } from '../../contract.ts'
import { sayBaht } from '../show-amount.ts'
import { text } from '../text.ts'

const words = text.dashboard

/** What is held beside what the plan wants, and the offer to bring it back in line. */
export function HoldingsCard({ account }: { account: RoboAccountDetail }) {
  const { id, holdings, drift, may_rebalance: mayRebalance, orders_until: until } = account
  const isSold = account.state === 'closed'
  return (
    <Card className="account-card" aria-labelledby="plan-holdings">
      <h2 id="plan-holdings" className="text-17">
        {isSold ? words.sold : words.holdings}
      </h2>
      {account.has_open_orders && until ? <Notice>{words.openOrders(formatThaiDate(until))}</Notice> : null}
      {holdings.length === 0 ? <p className="text-ink-soft">{words.noHoldings}</p> : null}
      <ul className="fund-parts">
        {holdings.map((holding) => (
          <HoldingItem key={holding.code} holding={holding} isSold={isSold} />
        ))}
      </ul>
      {holdings.length > 0 && !isSold ? <TermLinks terms={['point']} /> : null}
      {mayRebalance ? (
        <Notice
          action={
            <LinkButton kind="line" size="small" to={`/robo/adjust-plan/${id}?what=rebalance`}>
              {words.toRebalance}
            </LinkButton>
          }
        >
          {words.rebalance((drift / 100).toFixed(1))}
        </Notice>
      ) : null}
    </Card>
  )
}

/** Of a closed plan only what each fund brought. */
function HoldingItem({ holding, isSold }: { holding: RoboHolding; isSold: boolean }) {
  const { code, name, value, in_orders: inOrders, gain, share, target_share: target, drift, paused } = holding
  const points = (Math.abs(drift) / 100).toFixed(1)
  const line = Math.abs(drift) < 50 ? words.inLine : drift > 0 ? words.over(points) : words.under(points)
  return (
    <li>
      <span>
        <Link to={`/bank/fund/detail/${code}`} className="tap">
          {name}
        </Link>
        {paused ? <span className="text-13"> · {words.paused}</span> : null}
      </span>
      {isSold ? null : (
        <>
          <strong className="nb">{sayBaht(value + inOrders)}</strong>
          <Bar part={share / 10_000} />
          <span className="robo-target">
            {words.share(sayShare(share), sayShare(target))} · {line}
          </span>
        </>
      )}
      <span className={`text-13 nb ${gainClass(gain)}`}>
        {value === 0 && !isSold ? words.notYet : words.gainOf(sayGain(gain))}
      </span>
    </li>
  )
}
