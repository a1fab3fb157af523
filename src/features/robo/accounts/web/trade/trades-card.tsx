import type { Refusal } from '#lib/errors.ts'
import { formatKoin } from '#lib/money.ts'
import { formatThaiDate } from '#lib/thai/bangkok-time.ts'
import { Card } from '#ui/basics/card.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { Skeleton } from '#ui/basics/skeleton.tsx'
import { DataTable } from '#ui/basics/table.tsx'
import { sayShare } from '#ui/reading/change-text.ts'
import type { RoboQuote } from '../../money-contract.ts'
import { moneyText } from './money-text.ts'
import { sayTrade } from './ordered-card.tsx'

const words = moneyText.trades

interface TradesProps {
  title?: string
  quote: RoboQuote | undefined
  refusal: Refusal | null
}

/** The orders of an act before one agrees: what, how much, what it costs, and when. */
export function TradesCard({ title = words.title, quote, refusal }: TradesProps) {
  return (
    <Card className="account-card" aria-labelledby="trades">
      <h2 id="trades" className="text-17">
        {title}
      </h2>
      {refusal ? (
        <Notice kind="warn">{refusal.message}</Notice>
      ) : quote ? (
        <Trades quote={quote} />
      ) : (
        <Skeleton lines={4} />
      )}
    </Card>
  )
}

function Trades({ quote }: { quote: RoboQuote }) {
  const { trades, amount, fees, after, why_later: why } = quote
  if (trades.length === 0) return <p className="text-ink-soft">{words.none}</p>
  return (
    <>
      <DataTable
        caption={words.title}
        rows={trades}
        rowKey={({ kind, code, to }) => `${kind} ${code} ${to}`}
        columns={[
          { key: 'what', label: words.what, cell: sayTrade },
          { key: 'amount', label: words.amount, isNumber: true, cell: (trade) => formatKoin(trade.amount) },
          { key: 'fee', label: words.fee, isNumber: true, cell: ({ fee }) => formatKoin(fee) },
        ]}
        foot={[words.total, formatKoin(amount), formatKoin(fees)]}
      />
      <p className="text-13 text-ink-soft">
        {words.day(formatThaiDate(quote.trade_on), formatThaiDate(quote.priced_on), formatThaiDate(quote.settled_on))}
        {why ? ` · ${words.why[why]}` : ''}
      </p>
      {after.length > 0 ? (
        <details className="fold">
          <summary>{words.after}</summary>
          <ul className="sentences">
            {after.map(({ code, name, share, target_share: target }) => (
              <li key={code}>
                {name} {sayShare(share)} ({sayShare(target)})
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </>
  )
}
