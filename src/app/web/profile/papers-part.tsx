import ChevronRight from 'lucide-react/icons/chevron-right'
import type { Account } from '#features/identity/accounts/contract.ts'
import { GuardianCard } from '#features/identity/guardian/web/guardian-card.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import { Link } from '#ui/basics/link.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { text } from './text.ts'

/** The paperwork of the account, at the end of the profile. */
export function Papers({ account }: { account: Account | null }) {
  return (
    <section className="papers" aria-labelledby="papers" data-tone="money">
      <h2 id="papers">{text.papers}</h2>
      {account && !account.is_verified && (
        <Notice action={<Link to="/register/verify">{text.verifyLink}</Link>}>{text.verify}</Notice>
      )}
      {account?.state === 'of_age' && (
        <Notice action={<Link to="/profile/consents">{text.ofAgeLink}</Link>}>{text.ofAge}</Notice>
      )}
      {account?.guardian && <GuardianCard guardian={account.guardian} />}
      <ul className="rows papers-rows">
        {text.paperLines.map(({ to, name, line }) => (
          <li key={to}>
            <Link to={to} className="row-line">
              <span>
                <b>{name}</b>
                <br />
                <span className="text-13 text-ink-soft">{line}</span>
              </span>
              <Icon of={ChevronRight} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
