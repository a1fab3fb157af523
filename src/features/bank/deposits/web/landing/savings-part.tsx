import { formatKoin } from '#lib/money.ts'
import { bangkokDay, formatThaiDate } from '#lib/thai/bangkok-time.ts'
import { Card } from '#ui/basics/card.tsx'
import { KoinAmount } from '#ui/basics/koin-amount.tsx'
import { Link } from '#ui/basics/link.tsx'
import { Tag } from '#ui/basics/tag.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import { sayRealWait } from '../../../clock/time-text-rules.ts'
import type { BankAccounts } from '../../contract.ts'
import { BankTime } from '../bank-time.tsx'
import { sayRate } from '../percent-text.ts'
import { text } from '../text.ts'

/** The wallet as the savings account: what is in it, and what interest has come together. */
export function SavingsCard({ accounts: { savings, clock, now } }: { accounts: BankAccounts }) {
  const { balance, rate, accrued, credits } = savings
  return (
    <Card className="account-card" aria-labelledby="savings">
      <div className="account-head">
        <h2 id="savings" className="text-17">
          {text.savings}
        </h2>
        <Tag>{text.savingsTag}</Tag>
      </div>
      <KoinAmount amount={balance} size="large" hasCoin={false} />
      <p>
        <ThaiText>{text.savingsIs}</ThaiText>
      </p>
      <p>
        <ThaiText>{text.savingsRate(sayRate(rate))}</ThaiText>
      </p>
      <p className="text-ink-soft">
        {text.accrued(formatKoin(accrued))} ·{' '}
        {text.credits(
          formatThaiDate(bangkokDay(new Date(credits.at))),
          sayRealWait(clock, new Date(now.at), credits.day),
        )}
      </p>
      <BankTime days={[{ name: text.creditDay, day: credits.day }]} />
      <p className="bank-links">
        <Link to="/bank/passbook" className="tap">
          {text.toPassbook}
        </Link>
        <Link to="/post/detail/interest-by-days">{text.learnInterest}</Link>
      </p>
    </Card>
  )
}
