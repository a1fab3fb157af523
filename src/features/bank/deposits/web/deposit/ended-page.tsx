import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ArtFile } from '#art/art-file.tsx'
import { pageRefusal } from '#lib/errors.ts'
import { formatKoin } from '#lib/money.ts'
import { bangkokDay, formatThaiDate } from '#lib/thai/bangkok-time.ts'
import { call } from '#lib/web/call.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { EmptyState } from '#ui/basics/empty-state.tsx'
import { Link } from '#ui/basics/link.tsx'
import { PageFrame } from '#ui/basics/page-frame.tsx'
import { Pager } from '#ui/basics/pager.tsx'
import { SimTag } from '#ui/basics/tag.tsx'
import { YearNote } from '../../../clock/web/year-note.tsx'
import { type DepositView, listEndedDeposits } from '../../contract.ts'
import { gainOf } from '../../estimate-rules.ts'
import { text } from '../text.ts'

/** A page of the deposits that have ended. */
export async function loader({ request }: LoaderFunctionArgs) {
  const page = new URL(request.url).searchParams.get('page') ?? '1'
  if (!/^[1-9]\d{0,2}$/.test(page)) throw pageRefusal('page_not_found')
  return call(listEndedDeposits, { query: { page: Number(page), limit: 12 } })
}

const words = text.ended

/** The deposits that were closed or have matured, newest first. */
export function Component() {
  const list = useLoaderData<typeof loader>()
  return (
    <PageFrame
      title={words.title}
      description={words.description}
      path="/bank/ended"
      isPrivate
      isNarrow
      back={
        <Link to="/bank" className="tap">
          {text.toBank}
        </Link>
      }
      tag={<SimTag />}
    >
      {list.items.length > 0 ? (
        <>
          <ul className="thing-list">
            {list.items.map((deposit) => (
              <EndedRow key={deposit.id} deposit={deposit} />
            ))}
          </ul>
          <Pager of={list} toPage={(page) => `/bank/ended?page=${page}`} />
        </>
      ) : (
        <EmptyState
          spot={<ArtFile file="spots/jar-tied.svg" />}
          action={
            <LinkButton to="/bank/saving" kind="line">
              {text.toSaving}
            </LinkButton>
          }
        >
          {words.none}
        </EmptyState>
      )}
      <YearNote />
    </PageFrame>
  )
}

function EndedRow({ deposit }: { deposit: DepositView }) {
  const { id, ended, payout } = deposit
  const isFixed = deposit.type === 'fixed'
  return (
    <Card as="li" className="account-card">
      <h2 className="text-17">
        <Link to={`/bank/deposit/${id}`}>{isFixed ? text.fixed(deposit.term) : text.thaweesup}</Link>
      </h2>
      <p>
        <strong>{isFixed ? text.fixedStates[deposit.state] : text.thaweesupStates[deposit.state]}</strong>
        {ended ? <> {formatThaiDate(bangkokDay(new Date(ended.at)))}</> : null}
      </p>
      <p>{words.got(formatKoin(payout.paid), formatKoin(gainOf(payout)))}</p>
    </Card>
  )
}
