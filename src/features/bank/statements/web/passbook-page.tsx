import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ArtFile } from '#art/art-file.tsx'
import { type BankAccounts, showBankAccounts } from '#features/bank/deposits/contract.ts'
import { showPracticeWallet } from '#features/bank/practice-wallet/contract.ts'
import { CsvButton, PracticeWalletCsvButton } from '#features/bank/practice-wallet/web/csv-part.tsx'
import { pageRefusal } from '#lib/errors.ts'
import { call } from '#lib/web/call.ts'
import { useSite } from '#lib/web/site.tsx'
import { LinkButton } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { EmptyState } from '#ui/basics/empty-state.tsx'
import { KoinAmount } from '#ui/basics/koin-amount.tsx'
import { Link } from '#ui/basics/link.tsx'
import { PageFrame } from '#ui/basics/page-frame.tsx'
import { Pager } from '#ui/basics/pager.tsx'
import { SimTag } from '#ui/basics/tag.tsx'
import { YearNote } from '../../clock/web/year-note.tsx'
import { passbookCsv, passbookPdfPath, showPassbook } from '../contract.ts'
import { PassbookRows } from './passbook-rows.tsx'
import { PdfButton } from './pdf-button.tsx'
import { text } from './text.ts'

/** A page of an account's lines, the accounts to choose from, and whether there is a practice purse. */
export async function loader({ request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams
  const page = search.get('page') ?? '1'
  const account = search.get('account') ?? 'savings'
  const isKnown = account === 'savings' || /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(account)
  if (!isKnown || !/^[1-9]\d{0,2}$/.test(page)) throw pageRefusal('page_not_found')
  const [list, accounts, wallet] = await Promise.all([
    call(showPassbook, { query: { account, page: Number(page), limit: 20 } }),
    call(showBankAccounts, {}),
    call(showPracticeWallet, {}),
  ])
  return { account, list, accounts, wallet }
}

/** An account's lines, newest first, each with the balance after it. */
export function Component() {
  const { account, list, accounts, wallet } = useLoaderData<typeof loader>()
  const { today } = useSite()
  const newest = list.items[0]
  return (
    <PageFrame
      title={text.passbook}
      description={text.passbookDescription}
      path="/bank/passbook"
      isPrivate
      isNarrow
      back={
        <Link to="/bank" className="tap">
          {text.toBank}
        </Link>
      }
      tag={<SimTag />}
    >
      <nav className="chips" aria-label={text.accounts}>
        {tabsOf(account, accounts).map(({ to, label, isCurrent }) => (
          <Link key={to} to={to} className="chip" aria-current={isCurrent ? 'page' : undefined}>
            {label}
          </Link>
        ))}
      </nav>
      {newest ? (
        <Card className="account-card" aria-label={text.passbook}>
          {list.page === 1 ? (
            <div>
              <p className="text-13 text-ink-soft">{text.balance}</p>
              <KoinAmount amount={newest.balance} size="large" hasCoin={false} />
            </div>
          ) : null}
          <PassbookRows name={text.lines} lines={list.items} today={today} />
          <Pager of={list} toPage={(page) => `/bank/passbook?account=${account}&page=${page}`} />
        </Card>
      ) : (
        <EmptyState
          spot={<ArtFile file="spots/no-rows.svg" />}
          action={
            <LinkButton to="/quiz/daily" kind="line">
              {text.toQuiz}
            </LinkButton>
          }
        >
          {text.empty}
        </EmptyState>
      )}
      {newest ? (
        <div className="flex flex-wrap gap-x-3">
          <CsvButton label={text.csv} load={(send) => send(passbookCsv, { query: { account } })} />
          <PdfButton path={`${passbookPdfPath}?${new URLSearchParams({ account })}`} />
          {wallet.is_open ? <PracticeWalletCsvButton /> : null}
        </div>
      ) : null}
      <YearNote />
    </PageFrame>
  )
}

function tabsOf(account: string, { fixed, thaweesup }: BankAccounts) {
  const known = [
    { id: 'savings', label: text.savings },
    ...fixed.map(({ id, term }) => ({ id, label: text.fixed(term) })),
    ...(thaweesup ? [{ id: thaweesup.id, label: text.thaweesup }] : []),
  ]
  const tabs = known.some(({ id }) => id === account) ? known : [...known, { id: account, label: text.ended }]
  return tabs.map(({ id, label }) => ({ to: `/bank/passbook?account=${id}`, label, isCurrent: id === account }))
}
