import { useLoaderData } from 'react-router'
import { sayNav, sayUnits } from '#features/bank/funds/web/show-fund-text.ts'
import { formatKoin, formatNumber } from '#lib/money.ts'
import { formatThaiDate } from '#lib/thai/bangkok-time.ts'
import { call } from '#lib/web/call.ts'
import { Card } from '#ui/basics/card.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { PageFrame } from '#ui/basics/page-frame.tsx'
import { DataTable } from '#ui/basics/table.tsx'
import { gainClass, sayGain } from '#ui/reading/change-text.ts'
import { showFundBooks } from '../admin-contract.ts'
import { adminText } from './admin-text.ts'

/** The books of funds. */
export async function loader() {
  return call(showFundBooks, {})
}

const words = adminText.books

/** Units against NAV, and the ledger against the registers. */
export function Component() {
  const { funds, checks, night } = useLoaderData<typeof loader>()
  const isEqual = checks.every(({ agrees }) => agrees)
  const dayOf = (day: string | null) => (day === null ? words.never : formatThaiDate(day))
  return (
    <PageFrame title={words.title} description={words.lead} path="/admin/bank/fund-books" isPrivate lead={words.lead}>
      <Notice kind={isEqual ? 'info' : 'danger'}>{isEqual ? words.allAgree : words.someDiffer}</Notice>
      <p>{words.night(dayOf(night.nav_on), dayOf(night.orders_on))}</p>
      {night.late > 0 ? <Notice kind="warn">{words.late(formatNumber(night.late))}</Notice> : null}
      <Card as="div">
        <DataTable
          caption={words.checks}
          hasCaption
          rows={checks}
          rowKey={({ name }) => name}
          columns={[
            { key: 'name', label: words.check, cell: ({ name }) => words.names[name] },
            { key: 'ledger', label: words.ledger, isNumber: true, cell: ({ ledger }) => formatNumber(ledger) },
            { key: 'register', label: words.register, isNumber: true, cell: ({ register }) => formatNumber(register) },
            { key: 'result', label: words.result, cell: ({ agrees }) => (agrees ? words.agrees : words.differs) },
          ]}
        />
      </Card>
      <Card as="div">
        <DataTable
          caption={words.funds}
          hasCaption
          rows={funds}
          rowKey={({ code }) => code}
          columns={[
            { key: 'fund', label: words.fund, cell: ({ code, name }) => `${name} (${code})` },
            { key: 'holders', label: words.holders, isNumber: true, cell: ({ holders }) => formatNumber(holders) },
            { key: 'units', label: words.units, isNumber: true, cell: ({ units }) => sayUnits(units) },
            { key: 'nav', label: words.nav, isNumber: true, cell: ({ nav }) => (nav === null ? '–' : sayNav(nav)) },
            { key: 'value', label: words.value, isNumber: true, cell: ({ value }) => formatKoin(value) },
            { key: 'cost', label: words.cost, isNumber: true, cell: ({ cost }) => formatKoin(cost) },
            {
              key: 'gain',
              label: words.gain,
              isNumber: true,
              cell: ({ gain }) => <span className={gainClass(gain)}>{sayGain(gain)}</span>,
            },
            { key: 'waiting', label: words.waiting, isNumber: true, cell: (fund) => formatKoin(fund.buys_waiting) },
          ]}
        />
      </Card>
    </PageFrame>
  )
}
