import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { getCookieConsent, listAccepted, listReceipts } from '#features/consent/contract.ts'
import { getAccount } from '#features/identity/accounts/contract.ts'
import { GuardianCard } from '#features/identity/guardian/web/guardian-card.tsx'
import { formatThaiMoment } from '#lib/thai/bangkok-time.ts'
import { call } from '#lib/web/call.ts'
import { PageHead } from '#lib/web/page-head.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Link } from '#ui/basics/link.tsx'
import { ConfirmPart } from './confirm-part.tsx'
import { CookiesPart } from './cookies-part.tsx'
import { ReceiptsPart } from './receipts-part.tsx'
import { text } from './text.ts'

/** The person's consents, those in force, and the receipts. */
export async function loader({ request }: LoaderFunctionArgs) {
  const page = Math.min(100, Math.max(1, Math.trunc(Number(new URL(request.url).searchParams.get('page') ?? 1)) || 1))
  const [account, cookies, accepted, receipts] = await Promise.all([
    call(getAccount, {}),
    call(getCookieConsent, {}),
    call(listAccepted, {}),
    call(listReceipts, { query: { page, limit: 12 } }),
  ])
  return { account, cookies, accepted: accepted.items, receipts }
}

/** The person's consents: the optional ones, those that the account requires, and every receipt. */
export function Component() {
  const { account, cookies, accepted, receipts } = useLoaderData<typeof loader>()
  return (
    <div className="stack" data-tone="play">
      <PageHead title={text.title} description={text.description} path="/profile/consents" isPrivate />
      <div>
        <Link to="/profile/edit" className="tap">
          {text.back}
        </Link>
        <h1>{text.title}</h1>
      </div>
      <div className="columns">
        <div className="stack">
          <ConfirmPart accepted={accepted} isOfAge={account.state === 'of_age'} />
          <CookiesPart {...cookies} />
          {account.guardian ? <GuardianCard guardian={account.guardian} /> : null}
        </div>
        <Agreements accepted={accepted} />
      </div>
      <ReceiptsPart list={receipts} />
    </div>
  )
}

type Accepted = ReturnType<typeof useLoaderData<typeof loader>>['accepted']

function Agreements({ accepted }: { accepted: Accepted }) {
  return (
    <Card aria-labelledby="agreements" className="grid gap-4">
      <h2 id="agreements">{text.agreements}</h2>
      <p className="text-ink-soft">{text.agreementsLead}</p>
      <ul className="grid gap-4">
        {accepted.map(({ policy, version, given_at, current }) => (
          <li key={policy} className="grid gap-1">
            <Link to={`/policy/${policy}`} className="inline-flex min-h-11 items-center">
              {text.policies[policy]}
            </Link>
            {version !== null && given_at !== null ? (
              <p className="text-13 text-ink-soft">
                {text.version(version)} · {text.acceptedAt} {formatThaiMoment(new Date(given_at))}
                {current > version ? ` · ${text.newer(current)}` : null}
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </Card>
  )
}
