import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ArtFile } from '#art/art-file.tsx'
import { sayBankMonth } from '#features/bank/clock/time-text-rules.ts'
import { CsvButton } from '#features/bank/practice-wallet/web/csv-part.tsx'
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
import { TabLinks } from '#ui/basics/tabs.tsx'
import { SimTag } from '#ui/basics/tag.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import { YearNote } from '../../clock/web/year-note.tsx'
import { listStatements, type MonthStatement, showStatement, statementPdfPath } from '../contract.ts'
import { writeStatementCsv } from '../csv-rules.ts'
import { PassbookTable } from './passbook-table.tsx'
import { PdfButton } from './pdf-button.tsx'
import { text } from './text.ts'

/** The months that have a statement, and the chosen one: the newest, where none is named. */
export async function loader({ request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams
  const page = search.get('page') ?? '1'
  const named = search.get('month')
  if (!/^[1-9]\d{0,2}$/.test(page) || (named !== null && !/^\d{4}-(0[1-9]|1[0-2])$/.test(named)))
    throw pageRefusal('page_not_found')
  const list = await call(listStatements, { query: { page: Number(page), limit: 12 } })
  const month = named ?? list.items[0]?.month ?? null
  return { list, statement: month === null ? null : await call(showStatement, { query: { month } }) }
}

const realDay = (at: number) => formatThaiDate(bangkokDay(new Date(at)))

/** A month of the bank: what each account had, what came and went, and why. */
export function Component() {
  const { list, statement } = useLoaderData<typeof loader>()
  return (
    <PageFrame
      title={text.statements}
      description={text.statementsDescription}
      path="/bank/statement"
      isPrivate
      isNarrow
      back={
        <Link to="/bank" className="tap">
          {text.toBank}
        </Link>
      }
      tag={<SimTag />}
    >
      {statement ? (
        <>
          <TabLinks
            label={text.months}
            tabs={list.items.map(({ month }) => ({
              to: `/bank/statement?month=${month}&page=${list.page}`,
              label: sayBankMonth(month),
              isCurrent: month === statement.month,
            }))}
          />
          <Pager of={list} toPage={(page) => `/bank/statement?page=${page}`} />
          <Month statement={statement} />
          <CsvButton label={text.csv} load={() => Promise.resolve(fileOf(statement))} />
          <PdfButton path={`${statementPdfPath}?${new URLSearchParams({ month: statement.month })}`} />
        </>
      ) : (
        <EmptyState
          spot={<ArtFile file="spots/no-rows.svg" />}
          action={
            <LinkButton to="/bank" kind="line">
              {text.toBank}
            </LinkButton>
          }
        >
          {text.none}
        </EmptyState>
      )}
      <YearNote />
    </PageFrame>
  )
}

/** The statement's own lines as a file: they are here already. */
function fileOf(statement: MonthStatement) {
  const lines = statement.accounts.reduce((sum, account) => sum + account.lines.length, 0)
  return { file_name: `koinklass-statement-${statement.month}.csv`, csv: writeStatementCsv(statement), lines }
}

function Month({ statement }: { statement: MonthStatement }) {
  const { month, from, until, accounts, totals, sentences } = statement
  return (
    <>
      <Card className="account-card" aria-labelledby="month-told">
        <h2 id="month-told" className="text-17">
          {text.month(sayBankMonth(month))}
        </h2>
        <p className="text-13 text-ink-soft">
          {text.span(realDay(Date.parse(from.at)), realDay(Date.parse(until.at) - 1))}
        </p>
        <ul className="sentences">
          {sentences.map((sentence) => (
            <li key={sentence}>
              <ThaiText>{sentence}</ThaiText>
            </li>
          ))}
        </ul>
        <Sums name={text.totals} sums={totals} />
        <p>
          <Link to="/post/detail/interest-tax-line" className="tap">
            {text.learnTax}
          </Link>
        </p>
      </Card>
      {accounts.map((account) => (
        <Card key={account.account} className="account-card" aria-label={account.name}>
          <h2 className="text-17">{account.name}</h2>
          <Sums name={account.name} sums={account} />
          {account.lines.length > 0 ? <PassbookTable caption={account.name} lines={account.lines} /> : null}
        </Card>
      ))}
    </>
  )
}

function Sums({ name, sums }: { name: string; sums: MonthStatement['totals'] }) {
  const rows = [
    { label: text.before, value: sums.before },
    { label: text.in, value: sums.in },
    { label: text.out, value: sums.out },
    { label: text.interest, value: sums.interest },
    { label: text.tax, value: sums.tax },
  ].filter(({ value }, i) => i === 0 || value !== 0)
  return (
    <DataTable
      caption={name}
      isCompact
      rows={rows}
      rowKey={({ label }) => label}
      columns={[
        { key: 'label', label: text.which, cell: ({ label }) => label },
        { key: 'value', label: text.koin, isNumber: true, cell: ({ value }) => formatKoin(value) },
      ]}
      foot={[text.after, formatKoin(sums.after)]}
    />
  )
}
