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
import { TabLinks } from '#ui/basics/tabs.tsx'
import { SimTag } from '#ui/basics/tag.tsx'
import { SeriesChart } from '#ui/charts/series-chart.tsx'
import { dayTicks, placeOfDay, shortThaiDate } from '#ui/charts/time-axis.ts'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import { YearNote } from '../../../clock/web/year-note.tsx'
import { showBankTerms } from '../../../rates/contract.ts'
import { compareFunds, NavRange } from '../../contract.ts'
import { listText } from '../list/list-text.ts'
import { RiskWarning } from '../risk-warning.tsx'
import { text } from '../text.ts'
import { CompareTable, MostPart, shortName } from './compare-table.tsx'
import { compareText as columnWords } from './compare-text.ts'
import { SameMonthsPart } from './same-months-part.tsx'

/** Two or three funds over one range; null where none are chosen yet. */
export async function loader({ request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams
  const codes = search.get('codes') ?? ''
  const range = NavRange.options.find((one) => one === (search.get('range') ?? '1y'))
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
          <MostPart compared={compared} />
          <CompareTable compared={compared} />
          <details className="fold">
            <summary>{columnWords.chart}</summary>
            <Growth key={range} compared={compared} />
          </details>
          <Together compared={compared} />
          <details className="fold">
            <summary>{columnWords.sameMonths}</summary>
            <SameMonthsPart terms={terms} />
          </details>
        </>
      ) : (
        <>
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
          <SameMonthsPart terms={terms} />
        </>
      )}
      <RiskWarning />
      <details className="fold">
        <summary>{listText.about}</summary>
        <p className="text-13 text-ink-soft">
          <ThaiText>{text.past.picked}</ThaiText>
        </p>
      </details>
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

function Together({ compared: { together, funds } }: { compared: Compared }) {
  if (together.length === 0) return null
  const nameOf = (code: string) => shortName(funds.find((fund) => fund.code === code)?.name ?? code)
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
