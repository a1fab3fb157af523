import { Link } from '../basics/link.tsx'
import { type MoneyTerm, moneyTerms } from './money-terms.ts'

/** Terms of this part of a page, each a link to what the glossary says of it. */
export function TermLinks({ terms }: { terms: readonly MoneyTerm[] }) {
  return (
    <p className="text-13 text-ink-soft">
      คำในส่วนนี้:{' '}
      {terms.map((term, i) => (
        <span key={term}>
          {i > 0 ? ' · ' : ''}
          <Link to={`/glossary#${moneyTerms[term].key}`}>{moneyTerms[term].label}</Link>
        </span>
      ))}
    </p>
  )
}
