import { useRef, useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ArtFile } from '#art/art-file.tsx'
import type { BankMoment } from '#features/bank/clock/contract.ts'
import { sayBankDay } from '#features/bank/clock/time-text-rules.ts'
import { text as fundText } from '#features/bank/funds/web/text.ts'
import { listPracticeWallet, showPracticeWallet } from '#features/bank/practice-wallet/contract.ts'
import type { Reply } from '#lib/contract.ts'
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
import { DataTable } from '#ui/basics/table.tsx'
import { SimTag } from '#ui/basics/tag.tsx'
import { gainClass, sayChange, sayGain, sayShare } from '#ui/reading/change-text.ts'
import { TermLinks } from '#ui/reading/term-links.tsx'
import { YearNote } from '../../clock/web/year-note.tsx'
import { listFundOrders, listHoldings } from '../contract.ts'
import { returnNames, sayReturnLength } from '../return-rules.ts'
import { FundOrderCard } from './fund-order-part.tsx'
import { HistoryPart } from './history-part.tsx'
import { PracticeWalletPart } from './practice-wallet.tsx'
import { SummaryCard } from './summary-part.tsx'
import { text } from './text.ts'

/** What the person has, the orders that are under way, and a page of all orders. */
export async function loader({ request }: LoaderFunctionArgs) {
  const page = new URL(request.url).searchParams.get('page') ?? '1'
  if (!/^[1-9]\d{0,2}$/.test(page)) throw pageRefusal('page_not_found')
  const [mine, wallet, moves, open, all] = await Promise.all([
    call(listHoldings, {}),
    call(showPracticeWallet, {}),
    call(listPracticeWallet, { query: { page: 1, limit: 8 } }),
    call(listFundOrders, { query: { state: 'open', page: 1, limit: 50 } }),
    call(listFundOrders, { query: { state: 'all', page: Number(page), limit: 10 } }),
  ])
  return { mine, wallet, moves, open, all }
}

const words = text.orders

/** The person's funds, the orders under way with their rails, and all orders. */
export function Component() {
  const { mine, wallet, moves, open, all } = useLoaderData<typeof loader>()
  const openIds = new Set(open.items.map(({ id }) => id))
  const done = all.items.filter(({ id }) => !openIds.has(id))
  const news = useRef<HTMLParagraphElement>(null)
  const [isCancelled, setCancelled] = useState(false)
  // The card with the button goes to the other list: its words and the focus would go with it.
  const onCancelled = () => {
    setCancelled(true)
    news.current?.focus()
  }
  return (
    <PageFrame
      title={words.title}
      description={words.description}
      path="/bank/fund/orders"
      isPrivate
      back={
        <>
          <Link to="/bank" className="tap">
            {fundText.toBank}
          </Link>{' '}
          ·{' '}
          <Link to="/bank/fund" className="tap">
            {fundText.toFunds}
          </Link>
        </>
      }
      tag={<SimTag />}
    >
      <div className="columns">
        <div className="stack">
          <SummaryCard mine={mine} />
          <Holdings mine={mine} />
          {mine.items.length > 0 ? <HistoryPart /> : null}
          <p role="status" ref={news} tabIndex={-1}>
            {isCancelled ? words.cancelled : ''}
          </p>
          {open.items.length > 0 ? (
            <section className="stack" aria-labelledby="open-orders">
              <h2 id="open-orders">{words.open}</h2>
              {open.items.map((order) => (
                <FundOrderCard key={order.id} order={order} onCancelled={onCancelled} />
              ))}
            </section>
          ) : null}
          <section className="stack" aria-labelledby="all-orders">
            <h2 id="all-orders">{words.all}</h2>
            {done.length > 0 ? (
              <>
                {done.map((order) => (
                  <FundOrderCard key={order.id} order={order} />
                ))}
                <Pager of={all} toPage={(page) => `/bank/fund/orders?page=${page}`} />
              </>
            ) : (
              <p className="text-ink-soft">{open.items.length > 0 ? words.noneDone : words.none}</p>
            )}
          </section>
        </div>
        <div className="stack">
          <Returns mine={mine} />
          {wallet.next ? <p>{words.nextIncome(formatKoin(wallet.monthly), sayMoment(wallet.next))}</p> : null}
          <PracticeWalletPart moves={moves.items} />
        </div>
      </div>
      <YearNote />
    </PageFrame>
  )
}

/** The purse's income comes by bank months: its day in both times. */
function sayMoment({ day, at }: BankMoment): string {
  return `${formatThaiDate(bangkokDay(new Date(at)))} = ${sayBankDay(day)} ของธนาคาร`
}

type Mine = Reply<typeof listHoldings>

function Holdings({ mine: { items } }: { mine: Mine }) {
  if (items.length === 0)
    return (
      <EmptyState
        spot={<ArtFile file="spots/no-rows.svg" />}
        action={
          <LinkButton to="/bank/fund" kind="line">
            {words.toFunds}
          </LinkButton>
        }
      >
        {words.noHoldings}
      </EmptyState>
    )
  return (
    <Card as="div">
      <DataTable
        caption={words.holdings}
        hasCaption
        rows={items}
        rowKey={({ code }) => code}
        columns={[
          {
            key: 'name',
            label: words.fund,
            cell: ({ code, name }) => <Link to={`/bank/fund/detail/${code}`}>{name}</Link>,
          },
          { key: 'share', label: words.share, isNumber: true, cell: ({ share }) => sayShare(share) },
          { key: 'value', label: words.value, isNumber: true, cell: ({ value }) => formatKoin(value) },
          {
            key: 'gain',
            label: words.gain,
            isNumber: true,
            cell: ({ gain }) => <span className={gainClass(gain)}>{sayGain(gain)}</span>,
          },
        ]}
      />
    </Card>
  )
}

function Returns({ mine: { returns, fees, gain, realized } }: { mine: Mine }) {
  const { time_weighted: time, money_weighted: money } = returns
  return (
    <Card className="account-card" aria-labelledby="fund-returns">
      <h2 id="fund-returns" className="text-17">
        {words.own}
      </h2>
      <dl className="buy-sum">
        <dt>{words.unrealized}</dt>
        <dd className={gainClass(gain)}>{sayGain(gain)}</dd>
        <dt>{words.realized}</dt>
        <dd className={gainClass(realized)}>{sayGain(realized)}</dd>
        <dt>{words.fees}</dt>
        <dd>{formatKoin(fees)}</dd>
        <dt>{returnNames.time}</dt>
        <dd>{time === null ? '–' : sayChange(time)}</dd>
        <dt>{returnNames.money}</dt>
        <dd>{money === null ? '–' : sayChange(money)}</dd>
      </dl>
      {time === null ? null : <p className="text-13 text-ink-soft">{sayReturnLength(returns)}</p>}
      <p className="text-13 text-ink-soft">{words.twoWays}</p>
      <TermLinks terms={['timeWeighted', 'moneyWeighted']} />
    </Card>
  )
}
