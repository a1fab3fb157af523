import { useLoaderData } from 'react-router'
import { writeCsv } from '#lib/csv.ts'
import { formatNumber } from '#lib/money.ts'
import { addDays, formatThaiDate } from '#lib/thai/bangkok-time.ts'
import { call } from '#lib/web/call.ts'
import { saveFile } from '#lib/web/save-file.ts'
import { Button } from '#ui/basics/button.tsx'
import { Link } from '#ui/basics/link.tsx'
import { PageFrame } from '#ui/basics/page-frame.tsx'
import { type Column, DataTable } from '#ui/basics/table.tsx'
import { readStockForecast, type StockLine } from '../../stock-forecast-contract.ts'
import { maxForecastDays } from '../../stock-forecast-rules.ts'
import { stockText as text } from './stock-forecast-text.ts'

/** What is on sale, and when it runs out. */
export async function loader() {
  return call(readStockForecast, {})
}

function sayUntil({ stock, lasts_until: day }: StockLine, today: string): string {
  if (stock === 0) return text.gone
  if (day === null) return text.never
  return day >= addDays(today, maxForecastDays) ? text.long : formatThaiDate(day)
}

const columnsOf = (today: string): Column<StockLine>[] => [
  {
    key: 'title',
    label: text.premium,
    cell: ({ id, type, title }) => (
      <Link to={type === 'code' ? `/admin/store/codes/${id}` : `/admin/store/edit/${id}`}>{title}</Link>
    ),
  },
  { key: 'stock', label: text.stock, isNumber: true, cell: ({ stock }) => formatNumber(stock) },
  {
    key: 'sold',
    label: text.sold,
    isNumber: true,
    cell: ({ id, sold, days }) =>
      sold === 0 ? (
        text.soldIn(sold, days)
      ) : (
        <Link to={`/admin/store/orders?premium=${id}`}>{text.soldIn(sold, days)}</Link>
      ),
  },
  { key: 'until', label: text.until, cell: (line) => sayUntil(line, today) },
]

/** Stock and codes, the soonest to run out first; the sold ones open as rows. */
export function Component() {
  const { day, items } = useLoaderData<typeof loader>()
  const save = () => {
    const head = [text.premium, text.stock, text.soldHead, text.days, text.until]
    const rows = items.map((one) => [one.title, one.stock, one.sold, one.days, sayUntil(one, day)])
    saveFile(new Blob([writeCsv([head, ...rows])], { type: 'text/csv;charset=utf-8' }), 'koinklass-stock.csv')
  }
  return (
    <PageFrame
      title={text.title}
      description={text.description}
      path="/admin/store/forecast"
      isPrivate
      lead={text.lead}
      back={<Link to="/admin/store/orders">{text.back}</Link>}
    >
      {items.length === 0 ? (
        <p>{text.none}</p>
      ) : (
        <>
          <DataTable caption={text.title} columns={columnsOf(day)} rows={items} rowKey={({ id }) => id} />
          <p>
            <Button kind="quiet" size="small" onClick={save}>
              {text.csv}
            </Button>
          </p>
        </>
      )}
    </PageFrame>
  )
}
