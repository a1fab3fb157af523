import { formatKoin, type PracticeBaht } from '#lib/money.ts'
import { Card } from '#ui/basics/card.tsx'
import { Link } from '#ui/basics/link.tsx'
import { SimTag } from '#ui/basics/tag.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import type { BankAccounts } from '../../contract.ts'
import { text } from '../text.ts'

const words = text.practice

/** The practice purse, apart from everything in koin. */
export function PracticePart({ practice: { wallet, funds } }: Pick<BankAccounts, 'practice'>) {
  return (
    <Card className="account-card" aria-labelledby="practice">
      <h2 id="practice" className="text-17">
        {words.title} <SimTag />
      </h2>
      <p className="text-ink-soft">
        <ThaiText>{words.lead}</ThaiText>
      </p>
      {funds === null ? <p>{words.unopened}</p> : <Sums wallet={wallet} funds={funds} />}
      <p>
        <Link to="/bank/fund" className="tap">
          {words.toFunds}
        </Link>
      </p>
    </Card>
  )
}

function Sums({ wallet, funds }: { wallet: PracticeBaht; funds: PracticeBaht }) {
  return (
    <dl className="buy-sum">
      <dt>{words.wallet}</dt>
      <dd>
        <strong>{words.baht(formatKoin(wallet))}</strong>
      </dd>
      <dt>{words.funds}</dt>
      <dd>{words.baht(formatKoin(funds))}</dd>
    </dl>
  )
}
