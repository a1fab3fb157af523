import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ArtFile } from '#art/art-file.tsx'
import type { Reply } from '#lib/contract.ts'
import { pageRefusal } from '#lib/errors.ts'
import { formatKoin, formatNumber, practiceBaht } from '#lib/money.ts'
import { formatThaiDate } from '#lib/thai/bangkok-time.ts'
import { call } from '#lib/web/call.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { EmptyState } from '#ui/basics/empty-state.tsx'
import { Link } from '#ui/basics/link.tsx'
import { PageFrame } from '#ui/basics/page-frame.tsx'
import { DataTable } from '#ui/basics/table.tsx'
import { TabLinks } from '#ui/basics/tabs.tsx'
import { SimTag } from '#ui/basics/tag.tsx'
import { SeriesChart } from '#ui/charts/series-chart.tsx'
import { dayTicks, placeOfDay, shortThaiDate } from '#ui/charts/time-axis.ts'
import { sayChange, sayShare } from '#ui/reading/change-text.ts'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import { YearNote } from '../../../clock/web/year-note.tsx'
import { showBankTerms } from '../../../rates/contract.ts'
import { compareFunds, NavRange } from '../../contract.ts'
import { RiskWarning } from '../risk-warning.tsx'
import { sayFee } from '../show-fund-text.ts'
import { text } from '../text.ts'
import { SameMonthsPart } from './same-months-part.tsx'

/** Two or three funds over one range; null where none are chosen yet. */
export async function loader({ request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams
  const codes = search.get('codes') ?? ''
  const range = NavRange.options.find((one) => one === (search.get('range') ?? '5y'))
  if (!range) throw pageRefusal('page_not_found')
  const terms = await call(showBankTerms, {})
  if (codes === '') return { codes, range, terms, compared: null }
  return { codes, range, terms, compared: await call(compareFunds, { query: { codes, range } }) }
}

const words = text.compare
const kinds = ['past', 'other', 'mid'] as const
const format = (value: number) => formatKoin(practiceBaht(value))

type Compared = Reply<typeof compareFunds>

/** Two or three funds side by side, from the same day on. */
export function Component() {
  const { codes, range, terms, compared } = useLoaderData<typeof loader>()
  return (
    <PageFrame
      title={words.title}
      description={words.description}
      path="/bank/fund/compare"
      isPrivate
      back={
        <Link to="/bank/fund" className="tap">
          {text.toFunds}
        </Link>
      }
      tag={
        <>
          <SimTag /> <SimTag>{text.madeUp}</SimTag>
        </>
      }
      more={
        <p className="text-13 text-ink-soft">
          <ThaiText>{text.past.picked}</ThaiText>
        </p>
      }
    >
      <YearNote />
      {compared ? (
        <>
          <TabLinks
            label={text.range}
            tabs={NavRange.options.map((one) => ({
              to: `/bank/fund/compare?codes=${codes}&range=${one}`,
              label: text.ranges[one],
              isCurrent: one === range,
            }))}
          />
          <Growth key={range} compared={compared} />
          <Figures compared={compared} />
          <Together compared={compared} />
        </>
      ) : (
        <EmptyState
          spot={<ArtFile file="spots/empty.svg" />}
          action={
            <LinkButton to="/bank/fund" kind="line">
              {text.toFunds}
            </LinkButton>
          }
        >
          {words.none}
        </EmptyState>
      )}
      <SameMonthsPart terms={terms} />
      <RiskWarning />
    </PageFrame>
  )
}

function Growth({ compared: { from, to, funds, points } }: { compared: Compared }) {
  const days = points.map(({ day }) => day)
  const became = funds.map(({ name }, i) => words.became(name, format(points.at(-1)?.growth[i] ?? 0))).join(' · ')
  return (
    <Card as="div">
      <SeriesChart
        name={words.chart}
        summary={
          <p>
            <ThaiText>{words.summary(formatThaiDate(from), formatThaiDate(to), became)}</ThaiText>
          </p>
        }
        whenLabel={text.chart.when}
        at={days.map(placeOfDay)}
        nameAt={(i) => shortThaiDate(days[i]!)}
        ticks={dayTicks(days)}
        lines={funds.map(({ code, name }, i) => ({
          key: code,
          name,
          kind: kinds[i] ?? 'past',
          values: points.map(({ growth }) => growth[i] ?? null),
        }))}
        format={format}
        formatAxis={(value) => formatNumber(Math.round(value / 100))}
      />
    </Card>
  )
}

function Figures({ compared: { funds } }: { compared: Compared }) {
  const rows = [
    { name: words.risk, of: (fund: Compared['funds'][number]) => text.row.level(fund.risk) },
    { name: words.change, of: (fund: Compared['funds'][number]) => sayChange(fund.change) },
    {
      name: words.fall,
      of: ({ drawdown }: Compared['funds'][number]) => (drawdown ? `−${sayShare(drawdown.fall)}` : '–'),
    },
    { name: text.row.fee, of: (fund: Compared['funds'][number]) => sayFee(fund.yearly_fee) },
    { name: words.front, of: (fund: Compared['funds'][number]) => sayFee(fund.front_fee) },
    { name: words.feesPaid, of: (fund: Compared['funds'][number]) => text.baht(formatKoin(fund.fees_paid)) },
    { name: words.feesLost, of: (fund: Compared['funds'][number]) => text.baht(formatKoin(fund.fees_lost)) },
  ]
  return (
    <Card as="div">
      <DataTable
        caption={words.table}
        rows={rows}
        rowKey={({ name }) => name}
        columns={[
          { key: 'name', label: words.which, cell: ({ name }) => name },
          ...funds.map((fund) => ({
            key: fund.code,
            label: fund.name,
            isNumber: true,
            cell: ({ of }: (typeof rows)[number]) => of(fund),
          })),
        ]}
      />
      <ul className="bank-links">
        {funds.map(({ code, name }) => (
          <li key={code}>
            <Link to={`/bank/fund/detail/${code}`}>{name}</Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Together({ compared: { together, funds } }: { compared: Compared }) {
  if (together.length === 0) return null
  const nameOf = (code: string) => funds.find((fund) => fund.code === code)?.name ?? code
  return (
    <Card className="account-card" aria-labelledby="together">
      <h2 id="together" className="text-17">
        {words.together}
      </h2>
      <ul className="sentences">
        {together.map(({ one, other, correlation }) => (
          <li key={`${one} ${other}`}>
            <ThaiText>{`${words.pair(nameOf(one), nameOf(other))}: ${alikeOf(correlation)}`}</ThaiText>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function alikeOf(correlation: number): string {
  const { max, some, little, against } = words.alike
  if (correlation >= 80) return max
  if (correlation >= 40) return some
  return correlation > -20 ? little : against
}
