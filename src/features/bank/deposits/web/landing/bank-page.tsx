import { lazy, Suspense } from 'react'
import { useLoaderData } from 'react-router'
import { call } from '#lib/web/call.ts'
import { PageHead } from '#lib/web/page-head.tsx'
import { readToken } from '#lib/web/session-store.ts'
import { Scene } from '#ui/basics/scene.tsx'
import { SimTag } from '#ui/basics/tag.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import { showBankTerms } from '../../../rates/contract.ts'
import { showBankAccounts } from '../../contract.ts'
import { Landing } from './landing-part.tsx'
import { landingText } from './landing-text.ts'

/** The terms in force, for everybody; the accounts of a signed-in person, null for a visitor. */
export async function loader() {
  const [terms, accounts] = await Promise.all([
    call(showBankTerms, {}),
    readToken() === null ? null : call(showBankAccounts, {}),
  ])
  return { terms, accounts }
}

const OwnBank = lazy(async () => ({ default: (await import('./own-bank.tsx')).OwnBank }))

/** For a visitor what the simulated bank is; for a signed-in person the own accounts, under the same head. */
export function Component() {
  const { terms, accounts } = useLoaderData<typeof loader>()
  return (
    <div className="world-page" data-tone="money" data-w="1">
      <PageHead title={landingText.pageTitle} description={landingText.description} path="/bank" />
      <header className="world-head bank-head">
        <Scene near="near/bank.svg" label={landingText.street} />
        <div className="world-head-in">
          <h1>
            {landingText.title} <SimTag />
          </h1>
          <p>
            <ThaiText>{landingText.clockLine}</ThaiText>
          </p>
        </div>
      </header>
      {accounts ? (
        <Suspense fallback={<div className="bank-wait" />}>
          <OwnBank loaded={accounts} terms={terms} />
        </Suspense>
      ) : (
        <Landing terms={terms} />
      )}
    </div>
  )
}
