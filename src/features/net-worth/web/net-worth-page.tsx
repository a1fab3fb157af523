import type { ReactNode } from 'react'
import { useLoaderData } from 'react-router'
import { YearNote } from '#features/bank/clock/web/year-note.tsx'
import { formatKoin, type Koin, type PracticeBaht } from '#lib/money.ts'
import { call } from '#lib/web/call.ts'
import { Card } from '#ui/basics/card.tsx'
import { KoinAmount } from '#ui/basics/koin-amount.tsx'
import { Link } from '#ui/basics/link.tsx'
import { PageFrame } from '#ui/basics/page-frame.tsx'
import { DataTable } from '#ui/basics/table.tsx'
import { SimTag } from '#ui/basics/tag.tsx'
import { gainClass, sayGain } from '#ui/reading/change-text.ts'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import { type NetWorth, showNetWorth } from '../contract.ts'
import { text } from './text.ts'

/** What the person has. */
export const loader = () => call(showNetWorth, {})

/** Everything that a person has: koin apart from practice baht, each with its lines and their sum. */
export function Component() {
  const { koin, practice } = useLoaderData<typeof loader>()
  return (
    <PageFrame
      title={text.title}
      description={text.description}
      path="/bank/net-worth"
      isPrivate
      isNarrow
      back={
        <Link to="/bank" className="tap">
          {text.toBank}
        </Link>
      }
      tag={<SimTag />}
      lead={<ThaiText>{text.lead}</ThaiText>}
    >
      <KoinCard koin={koin} />
      <PracticeCard practice={practice} />
      <YearNote />
    </PageFrame>
  )
}

type Line = { key: string; to: string | null; name: string; amount: Koin | PracticeBaht }

function KoinCard({ koin: { wallet, deposits, total, accrued } }: Pick<NetWorth, 'koin'>) {
  const words = text.koin
  const lines = deposits.map(({ id, term, amount }) => ({
    key: id,
    to: `/bank/deposit/${id}`,
    name: term === null ? words.thaweesup : words.fixed(term),
    amount,
  }))
  return (
    <Card className="account-card" aria-labelledby="net-koin">
      <h2 id="net-koin" className="text-17">
        {words.title}
      </h2>
      <KoinAmount amount={total} size="large" hasCoin={false} />
      <Sum
        name={words.title}
        unit={words.unit}
        lines={[{ key: 'wallet', to: '/bank/passbook', name: words.wallet, amount: wallet }, ...lines]}
        total={total}
      />
      {accrued > 0 ? <p className="text-13 text-ink-soft">{words.accrued(formatKoin(accrued))}</p> : null}
    </Card>
  )
}

function PracticeCard({ practice }: Pick<NetWorth, 'practice'>) {
  const words = text.practice
  const { wallet, in_orders: inOrders, funds, plans, total, income, market } = practice
  return (
    <Card className="account-card" aria-labelledby="net-practice">
      <h2 id="net-practice" className="text-17">
        {words.title} <SimTag />
      </h2>
      {income === 0 ? (
        <p className="text-ink-soft">{words.unopened}</p>
      ) : (
        <>
          <p className="practice-sum">{words.baht(formatKoin(total))}</p>
          <Sum
            name={words.title}
            unit={words.unit}
            lines={[
              { key: 'wallet', to: '/bank/fund', name: words.wallet, amount: wallet },
              ...(inOrders > 0
                ? [{ key: 'orders', to: '/bank/fund/orders', name: words.inOrders, amount: inOrders }]
                : []),
              ...funds.map(({ code, name, amount }) => ({
                key: code,
                to: `/bank/fund/detail/${code}`,
                name: words.fund(name),
                amount,
              })),
              ...plans.map(({ id, name, amount }) => ({
                key: id,
                to: `/robo/dashboard/${id}`,
                name: words.plan(name),
                amount,
              })),
            ]}
            total={total}
          />
          <dl className="buy-sum">
            <dt>{words.income}</dt>
            <dd>{formatKoin(income)}</dd>
            <dt>{words.market}</dt>
            <dd className={gainClass(market)}>{sayGain(market)}</dd>
          </dl>
          <p className="text-13 text-ink-soft">{words.nav}</p>
        </>
      )}
      <p>
        <Link to="/bank/fund" className="tap">
          {words.toFunds}
        </Link>
      </p>
    </Card>
  )
}

function Sum({ name, unit, lines, total }: { name: string; unit: string; lines: Line[]; total: Line['amount'] }) {
  const nameOf = ({ to, name: line }: Line): ReactNode => (to ? <Link to={to}>{line}</Link> : line)
  return (
    <DataTable
      caption={name}
      isCompact
      rows={lines}
      rowKey={({ key }) => key}
      columns={[
        { key: 'line', label: text.which, cell: nameOf },
        { key: 'amount', label: unit, isNumber: true, cell: ({ amount }) => formatKoin(amount) },
      ]}
      foot={[text.total, formatKoin(total)]}
    />
  )
}
