import { useAct } from '#lib/web/data/use-act.ts'
import { useReply } from '#lib/web/data/use-reply.ts'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Link } from '#ui/basics/link.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import type { RoboAccountDetail } from '../../contract.ts'
import { adjustMutualFund, showRoboQuote } from '../../money-contract.ts'
import { text } from '../text.ts'
import { moneyText } from './money-text.ts'
import { OrderedCard } from './ordered-card.tsx'
import { TradesCard } from './trades-card.tsx'

const words = moneyText.adjust

interface RebalanceProps {
  account: RoboAccountDetail
  /** The person came for it: said also where there is nothing to bring back in line. */
  isAsked: boolean
}

/** The trades that bring the weights back to the plan, and what they cost, before one agrees. */
export function RebalanceCard({ account, isAsked }: RebalanceProps) {
  const { id: accountId, drift, may_rebalance: mayRebalance } = account
  const quote = useReply(showRoboQuote, { query: { kind: 'rebalance', accountId } }, { isAsked: mayRebalance })
  const rebalance = useAct(adjustMutualFund, {
    onRefused: () => {
      void quote.refresh()
      return false
    },
  })
  if (rebalance.done) return <OrderedCard title={words.done} moved={rebalance.done.reply} />
  if (!mayRebalance) return isAsked ? <Notice>{words.noDrift}</Notice> : null
  const press = () => {
    if (!quote.reply) return
    const { trade_on, quote: key } = quote.reply
    void rebalance.run({ body: { accountId, rebalance: true, trade_on, quote: key } })
  }
  return (
    <Card as="div" className="robo-step">
      <p>{text.dashboard.rebalance((drift / 100).toFixed(1))}</p>
      <TradesCard quote={quote.reply} refusal={quote.refusal} />
      <Button
        kind="line"
        isWide
        isBusy={rebalance.isBusy}
        offReason={quote.refusal?.message ?? (quote.reply ? null : moneyText.trades.wait)}
        onClick={press}
      >
        {words.rebalance}
      </Button>
      {rebalance.fault ? (
        <Notice kind="warn" isAlert>
          {rebalance.fault}
        </Notice>
      ) : null}
      <Link to="/post/detail/panic-price-decision">{words.learn}</Link>
    </Card>
  )
}
