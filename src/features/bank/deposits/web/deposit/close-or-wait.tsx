import { useState } from 'react'
import type { Reply } from '#lib/contract.ts'
import { formatKoin } from '#lib/money.ts'
import { bangkokDay, formatThaiDate } from '#lib/thai/bangkok-time.ts'
import { useReply } from '#lib/web/data/use-reply.ts'
import { Link } from '#ui/basics/link.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { Loading, Skeleton } from '#ui/basics/skeleton.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import { sayRealWait } from '../../../clock/time-text-rules.ts'
import { taxRate } from '../../../rates/terms-rules.ts'
import { type BankAccounts, type DepositView, quoteClosing } from '../../contract.ts'
import { text } from '../text.ts'
import { WaitTable } from '../wait-table.tsx'

type Times = Pick<BankAccounts, 'clock' | 'now'>

/** Folded: what closing now pays, and what waiting pays. It is asked for when it is opened. */
export function CloseOrWait({ deposit, times }: { deposit: DepositView; times: Times }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="fold" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{text.closeOrWait}</summary>
      {isOpen ? <Quoted deposit={deposit} times={times} /> : null}
    </details>
  )
}

function Quoted({ deposit, times }: { deposit: DepositView; times: Times }) {
  const { reply, refusal } = useReply(quoteClosing, { query: { id: deposit.id } })
  if (reply) return <Quote quote={reply} deposit={deposit} times={times} />
  if (refusal) return <Notice kind="warn">{refusal.message}</Notice>
  return (
    <Loading>
      <Skeleton lines={4} />
    </Loading>
  )
}

type QuoteProps = { quote: Reply<typeof quoteClosing>; deposit: DepositView; times: Times }

/** The two ways in a table, and the difference in words. */
export function Quote({ quote, times }: QuoteProps) {
  const now = new Date(times.now.at)
  const { gain, savings_rate_from: from } = quote
  return (
    <div className="grid gap-2">
      <WaitTable
        tax={taxRate}
        columns={[
          { label: text.compare.wait, payout: quote.wait },
          { label: text.compare.now, payout: quote.now },
        ]}
      />
      <p>
        <ThaiText>
          {gain > 0 ? text.gain(formatKoin(gain), sayRealWait(times.clock, now, quote.matures.day)) : text.noGain}
        </ThaiText>
      </p>
      {from ? (
        <p className="text-13 text-ink-soft">
          {text.savingsFrom(formatThaiDate(bangkokDay(new Date(from.at))), sayRealWait(times.clock, now, from.day))}
        </p>
      ) : null}
      <p>
        <Link to="/post/detail/close-or-wait" className="tap">
          {text.learnClose}
        </Link>
      </p>
    </div>
  )
}
