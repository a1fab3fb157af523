import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { pageRefusal } from '#lib/errors.ts'
import { formatKoin, koin } from '#lib/money.ts'
import { formatThaiDate } from '#lib/thai/bangkok-time.ts'
import { call } from '#lib/web/call.ts'
import { lazyDialog } from '#lib/web/lazy-dialog.tsx'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Link } from '#ui/basics/link.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { PageFrame } from '#ui/basics/page-frame.tsx'
import { SimTag } from '#ui/basics/tag.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import { type BankTerms, showBankTerms } from '../../../rates/contract.ts'
import { showBankAccounts } from '../../contract.ts'
import { estimateFixed, estimateThaweesup } from '../../estimate-rules.ts'
import { ownTerms } from '../../view-rules.ts'
import { ClockCard } from '../clock-part.tsx'
import { sayRate } from '../percent-text.ts'
import { ProtectionPart } from '../protection-part.tsx'
import { savingText } from '../saving-text.ts'
import { text } from '../text.ts'
import { WaitTable } from '../wait-table.tsx'
import { type Product, termsLines } from './show-terms.ts'

const products = ['savings', 'fixed', 'thaweesup'] as const

/** The terms of one product, and what the person has. An unknown product is no page. */
export async function loader({ params }: LoaderFunctionArgs) {
  const product = products.find((one) => one === params.product)
  if (!product) throw pageRefusal('page_not_found')
  const [accounts, terms] = await Promise.all([call(showBankAccounts, {}), call(showBankTerms, {})])
  return { product, accounts, ...ownTerms(accounts, terms) }
}

const words = savingText.terms
const OpenFixedDialog = lazyDialog(async () => (await import('./open-fixed-dialog.tsx')).OpenFixedDialog)
const OpenThaweesupDialog = lazyDialog(async () => (await import('./open-thaweesup-dialog.tsx')).OpenThaweesupDialog)
const learn = {
  savings: { to: '/post/detail/interest-by-days', label: text.learnInterest },
  fixed: { to: '/post/detail/close-or-wait', label: text.learnClose },
  thaweesup: { to: '/post/detail/thaweesup-diary', label: text.learnThaweesup },
}
/** Hundredths of koin: the amounts of the examples. */
const exampleAmount = koin(500_00)
const exampleMonthly = koin(100_00)

/** A product's terms on one page, before it is opened: what it gives, and what happens when one needs it earlier. */
export function Component() {
  const { product, accounts, terms } = useLoaderData<typeof loader>()
  const { name } = savingText.kinds[product]
  return (
    <PageFrame
      title={name}
      description={words.description}
      path={`/bank/saving/${product}`}
      isPrivate
      isNarrow
      back={
        <Link to="/bank/saving" className="tap">
          {words.toAll}
        </Link>
      }
      tag={<SimTag />}
      lead={savingText.kinds[product].when}
    >
      <Card className="account-card" aria-label={words.how}>
        <dl className="terms-list">
          {termsLines(product, terms).map(({ name: line, value, rates }) => (
            <div key={line}>
              <dt>{line}</dt>
              <dd>{rates ? <Rates rates={rates} /> : <ThaiText>{value}</ThaiText>}</dd>
            </div>
          ))}
        </dl>
        <Upcoming product={product} terms={terms} />
      </Card>
      <Example product={product} terms={terms} />
      <p>
        <Link to={learn[product].to} className="tap">
          {learn[product].label}
        </Link>
      </p>
      <ProtectionPart />
      <ClockCard now={terms.now} clock={terms.clock} />
      {product === 'savings' ? null : (
        <OpenWay product={product} terms={terms} have={accounts.savings.balance} hasOne={accounts.thaweesup !== null} />
      )}
    </PageFrame>
  )
}

/** The rate of each term, side by side. */
function Rates({ rates }: { rates: readonly { term: string; rate: string }[] }) {
  return (
    <ul className="rate-tiles">
      {rates.map(({ term, rate }) => (
        <li key={term}>
          <span className="text-13 text-ink-soft">{term}</span>
          <strong>{rate}</strong>
        </li>
      ))}
    </ul>
  )
}

function Upcoming({ product, terms }: { product: Product; terms: BankTerms }) {
  const coming = terms.upcoming.filter(({ key }) => key.startsWith(product))
  return coming.map(({ key, rate, starts_on: day }) => (
    <Notice key={`${key} ${day}`}>{words.upcoming(sayRate(rate), formatThaiDate(day))}</Notice>
  ))
}

function Example({ product, terms }: { product: Product; terms: BankTerms }) {
  if (product === 'savings') return null
  const isFixed = product === 'fixed'
  const { months } = terms.thaweesup
  const columns = isFixed
    ? [
        { label: savingText.open.wait(12), payout: estimateFixed(terms, 12, exampleAmount) },
        { label: savingText.open.closedAt(3), payout: estimateFixed(terms, 12, exampleAmount, 3) },
      ]
    : [
        { label: savingText.open.wait(months), payout: estimateThaweesup(terms, exampleMonthly) },
        { label: savingText.open.closedAt(6), payout: estimateThaweesup(terms, exampleMonthly, 6) },
      ]
  return (
    <Card className="account-card" aria-labelledby="terms-example">
      <h2 id="terms-example" className="text-17">
        {isFixed ? words.example(formatKoin(exampleAmount)) : words.exampleMonthly(formatKoin(exampleMonthly))}
      </h2>
      <WaitTable tax={terms.tax} columns={columns} />
    </Card>
  )
}

type OpenProps = { product: 'fixed' | 'thaweesup'; terms: BankTerms; have: number; hasOne: boolean }

function OpenWay({ product, terms, have, hasOne }: OpenProps) {
  const [isOpen, setOpen] = useState(false)
  const isFixed = product === 'fixed'
  const min = isFixed ? terms.fixed.min : terms.thaweesup.min
  const paused = terms.paused[product]
  const offReason =
    paused !== null
      ? text.paused(product, paused)
      : !isFixed && hasOne
        ? savingText.open.oneOnly
        : have < min
          ? savingText.open.noKoin
          : null
  const dialog = { isOpen, terms, have: koin(have), onClose: () => setOpen(false) }
  return (
    <div className="way-on">
      <Button isWide offReason={isOpen ? null : offReason} onClick={() => setOpen(true)}>
        {words.open[product]}
      </Button>
      {isFixed ? (
        <OpenFixedDialog {...dialog} amount={terms.fixed.min} term={12} />
      ) : (
        <OpenThaweesupDialog {...dialog} />
      )}
    </div>
  )
}
