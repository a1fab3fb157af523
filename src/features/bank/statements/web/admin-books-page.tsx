import { useLoaderData } from 'react-router'
import { formatKoin, formatNumber } from '#lib/money.ts'
import { formatThaiMonth } from '#lib/thai/bangkok-time.ts'
import { call } from '#lib/web/call.ts'
import { Card } from '#ui/basics/card.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { PageFrame } from '#ui/basics/page-frame.tsx'
import { DataTable } from '#ui/basics/table.tsx'
import { showBankBooks } from '../admin-contract.ts'
import { adminText } from './admin-text.ts'

/** The bank's own books. */
export async function loader() {
  return call(showBankBooks, {})
}

const words = adminText.books

/** What the bank owes, and what it has paid and withheld, all from the ledger. */
export function Component() {
  const books = useLoaderData<typeof loader>()
  const { liabilities, held, months } = books
  const sums = [
    { name: words.savings, value: liabilities.savings },
    { name: words.deposits, value: liabilities.deposits },
    { name: words.fixed(formatNumber(held.fixed_count)), value: held.fixed },
    { name: words.thaweesup(formatNumber(held.thaweesup_count)), value: held.thaweesup },
    { name: words.promised, value: books.promised },
    { name: words.interest, value: books.interest_paid },
    { name: words.tax, value: books.tax_withheld },
  ]
  return (
    <PageFrame title={words.title} description={words.lead} path="/admin/bank/books" isPrivate lead={words.lead}>
      <Notice kind={books.is_equal ? 'info' : 'danger'}>{books.is_equal ? words.equal : words.unequal}</Notice>
      <Card aria-labelledby="bank-sums">
        <h2 id="bank-sums">{words.sums}</h2>
        <dl className="admin-list">
          {sums.map(({ name, value }) => (
            <div key={name} className="admin-line">
              <dt className="text-ink-soft">{name}</dt>
              <dd>{words.koin(formatKoin(value))}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <Card aria-label={words.months}>
        {months.length > 0 ? (
          <DataTable
            caption={words.months}
            hasCaption
            isCompact
            rows={months}
            rowKey={({ month }) => month}
            columns={[
              { key: 'month', label: words.month, cell: ({ month }) => formatThaiMonth(month) },
              { key: 'interest', label: words.interest, isNumber: true, cell: ({ interest }) => formatKoin(interest) },
              { key: 'tax', label: words.tax, isNumber: true, cell: ({ tax }) => formatKoin(tax) },
            ]}
          />
        ) : (
          <p>{words.none}</p>
        )}
      </Card>
    </PageFrame>
  )
}
