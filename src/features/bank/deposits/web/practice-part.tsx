import { formatKoin, type PracticeBaht } from '#lib/money.ts'
import { Card } from '#ui/basics/card.tsx'
import { Link } from '#ui/basics/link.tsx'
import { SimTag } from '#ui/basics/tag.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import type { BankAccounts } from '../contract.ts'
import { text } from './text.ts'

const words = text.practice

/** The practice purse, apart from everything in koin. */
export function PracticePart({ practice: { purse, funds } }: Pick<BankAccounts, 'practice'>) {
  return (
    <Card className="account-card" aria-labelledby="practice">
      <h2 id="practice" className="text-17">
        {words.title} <SimTag />
      </h2>
      <p className="text-ink-soft">
        <ThaiText>{words.lead}</ThaiText>
      </p>
      {funds === null ? <p>{words.unopened}</p> : <Sums purse={purse} funds={funds} />}
      <p>
        <Link to="/bank/fund">{words.toFunds}</Link>
      </p>
    </Card>
  )
}

function Sums({ purse, funds }: { purse: PracticeBaht; funds: PracticeBaht }) {
  return (
    <dl className="buy-sum">
      <dt>{words.purse}</dt>
      <dd>
        <strong>{words.baht(formatKoin(purse))}</strong>
      </dd>
      <dt>{words.funds}</dt>
      <dd>{words.baht(formatKoin(funds))}</dd>
    </dl>
  )
}
