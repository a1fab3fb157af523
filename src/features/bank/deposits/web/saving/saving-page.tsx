import ChevronRight from 'lucide-react/icons/chevron-right'
import { useLoaderData } from 'react-router'
import { call } from '#lib/web/call.ts'
import { Card } from '#ui/basics/card.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import { Link } from '#ui/basics/link.tsx'
import { PageFrame } from '#ui/basics/page-frame.tsx'
import { SimTag } from '#ui/basics/tag.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import { type BankRates, showBankTerms } from '../../../rates/contract.ts'
import { showBankAccounts } from '../../contract.ts'
import { ownTerms } from '../../view-rules.ts'
import { ClockCard } from '../clock-part.tsx'
import { sayRate } from '../percent-text.ts'
import { ProtectionPart } from '../protection-part.tsx'
import { savingText } from '../saving-text.ts'
import { text } from '../text.ts'
import { CompareCard } from './compare-part.tsx'
import { PlaygroundPart } from './playground-part.tsx'
import { RealRatePart } from './real-rate-part.tsx'

/** The person's accounts, and the terms of what can be opened. */
export async function loader() {
  const [accounts, terms] = await Promise.all([call(showBankAccounts, {}), call(showBankTerms, {})])
  return { accounts, ...ownTerms(accounts, terms) }
}

/** What can be opened, side by side, and what interest does over time. */
export function Component() {
  const { accounts, terms } = useLoaderData<typeof loader>()
  return (
    <PageFrame
      title={savingText.title}
      description={savingText.description}
      path="/bank/saving"
      isPrivate
      back={
        <Link to="/bank" className="tap">
          {text.toBank}
        </Link>
      }
      tag={<SimTag />}
      lead={<ThaiText>{savingText.lead}</ThaiText>}
    >
      <Products rates={terms.rates} />
      <div className="columns">
        <div className="stack">
          <CompareCard terms={terms} have={accounts.savings.balance} />
          <PlaygroundPart rates={terms.rates} />
          <RealRatePart terms={terms} />
        </div>
        <div className="stack">
          <ProtectionPart />
          <ClockCard now={terms.now} clock={terms.clock} />
        </div>
      </div>
    </PageFrame>
  )
}

function Products({ rates }: { rates: BankRates }) {
  const { savings, fixed, thaweesup } = savingText.kinds
  const kinds = [
    { to: 'savings', ...savings, line: savings.line(sayRate(rates.savings)) },
    { to: 'fixed', ...fixed, line: fixed.line(sayRate(rates.fixed['3']), sayRate(rates.fixed['24'])) },
    { to: 'thaweesup', ...thaweesup, line: thaweesup.line(sayRate(rates.thaweesup)) },
  ]
  return (
    <section aria-label={savingText.products}>
      <ul className="bank-products">
        {kinds.map(({ to, name, line, when }) => (
          <Card as="li" key={to} className="bank-product">
            <div className="min-w-0">
              <h2 className="text-17">
                <Link to={`/bank/saving/${to}`} aria-label={`${savingText.seeTerms} ${name}`}>
                  {name}
                </Link>
              </h2>
              <p className="font-medium">
                <ThaiText>{line}</ThaiText>
              </p>
              <p className="text-13 text-ink-soft">
                <ThaiText>{when}</ThaiText>
              </p>
            </div>
            <Icon of={ChevronRight} />
          </Card>
        ))}
      </ul>
    </section>
  )
}
