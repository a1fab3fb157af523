import { ArtFile } from '#art/art-file.tsx'
import { formatKoin } from '#lib/money.ts'
import { useReply } from '#lib/web/data/use-reply.ts'
import { Card } from '#ui/basics/card.tsx'
import { KoinAmount } from '#ui/basics/koin-amount.tsx'
import { Link } from '#ui/basics/link.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import type { BankTerms } from '../../../rates/contract.ts'
import { type BankAccounts, showBankAccounts } from '../../contract.ts'
import { ownTerms } from '../../view-rules.ts'
import { ClockCard } from '../clock-part.tsx'
import { FixedCard } from '../deposit/fixed-part.tsx'
import { ThaweesupCard } from '../deposit/thaweesup-part.tsx'
import { ProtectionPart } from '../protection-part.tsx'
import { CompareCard } from '../saving/compare-part.tsx'
import { text } from '../text.ts'
import { PracticePart } from './practice-part.tsx'
import { SavingsCard } from './savings-part.tsx'

/** Everything that the person has in the bank, and what waiting would bring. Loaded for signed-in persons only. */
export function OwnBank({ loaded, terms }: { loaded: BankAccounts; terms: BankTerms }) {
  const { reply: accounts } = useReply(showBankAccounts, {}, { initial: loaded })
  return (
    <div className="world-in columns bank-columns">
      <Accounts accounts={accounts} />
      <Side accounts={accounts} {...ownTerms(accounts, terms)} />
    </div>
  )
}

function Accounts({ accounts }: { accounts: BankAccounts }) {
  const { totals, savings, fixed, thaweesup } = accounts
  return (
    <div className="stack">
      <Card aria-labelledby="bank-total">
        <h2 id="bank-total" className="text-13 text-ink-soft">
          {text.total}
        </h2>
        <KoinAmount amount={totals.all} size="large" hasCoin={false} />
        <p className="text-ink-soft">{text.totalNote(formatKoin(totals.deposits))}</p>
        <p>
          <Link to="/bank/net-worth" className="tap">
            {text.toNetWorth}
          </Link>
        </p>
      </Card>
      <SavingsCard accounts={accounts} />
      {fixed.map((deposit) => (
        <FixedCard key={deposit.id} deposit={deposit} times={accounts} isRow />
      ))}
      {thaweesup ? <ThaweesupCard deposit={thaweesup} times={accounts} wallet={savings.balance} isRow /> : null}
      <Jars hasFixed={fixed.length > 0} hasThaweesup={thaweesup !== null} />
    </div>
  )
}

/** What can still be opened, each as a jar. Where nothing is open yet, savings stand beside them: the three kinds. */
function Jars({ hasFixed, hasThaweesup }: { hasFixed: boolean; hasThaweesup: boolean }) {
  const isNew = !hasFixed && !hasThaweesup
  const jars = [
    { isShown: isNew, spot: 'jar-open', name: text.savings, line: text.savingsJar, to: '/bank/passbook' },
    { isShown: !hasFixed, spot: 'jar-tied', name: text.fixedName, line: text.noFixed, to: '/bank/saving/fixed' },
    {
      isShown: !hasThaweesup,
      spot: 'jar-steps',
      name: text.thaweesup,
      line: text.noThaweesup,
      to: '/bank/saving/thaweesup',
    },
  ] as const
  const shown = jars.filter(({ isShown }) => isShown)
  if (shown.length === 0) return null
  return (
    <Card className="account-card" aria-labelledby="bank-jars">
      <h2 id="bank-jars" className="text-17">
        {isNew ? text.jars : text.more}
      </h2>
      <ul className="bank-jars">
        {shown.map(({ spot, name, line, to }) => (
          <li key={spot}>
            <ArtFile file={`spots/${spot}.svg`} />
            <div>
              <h3 className="text-15">{name}</h3>
              <p className="text-ink-soft">
                <ThaiText>{line}</ThaiText>
              </p>
              <Link
                to={to}
                className="tap"
                aria-label={`${spot === 'jar-open' ? text.toPassbook : text.seeTerms} ${name}`}
              >
                {spot === 'jar-open' ? text.toPassbook : text.seeTerms}
              </Link>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}

const ways = [
  { to: '/bank/saving', label: text.toSaving },
  { to: '/bank/passbook', label: text.toPassbook },
  { to: '/bank/statement', label: text.toStatements },
  { to: '/bank/ended', label: text.toEnded },
]

type SideProps = { accounts: BankAccounts } & ReturnType<typeof ownTerms>

function Side({ accounts, terms, has_old_rates: hasOldRates }: SideProps) {
  const paused = (['fixed', 'thaweesup'] as const).filter((product) => terms.paused[product] !== null)
  return (
    <div className="stack">
      {paused.map((product) => (
        <Notice key={product}>{text.paused(product, terms.paused[product] ?? '')}</Notice>
      ))}
      {hasOldRates ? <Notice>{text.oldRates}</Notice> : null}
      <CompareCard terms={terms} have={accounts.savings.balance} />
      <PracticePart practice={accounts.practice} />
      <ProtectionPart />
      <ClockCard now={accounts.now} clock={accounts.clock} />
      <nav aria-label={text.ways}>
        <ul className="bank-ways">
          {ways.map(({ to, label }) => (
            <li key={to}>
              <Link to={to} className="tap">
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
