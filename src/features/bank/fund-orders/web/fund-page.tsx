import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ArtFile } from '#art/art-file.tsx'
import { FundClass, FundSort, searchFund } from '#features/bank/funds/contract.ts'
import { fundsPerStep } from '#features/bank/funds/fund-rules.ts'
import { FundListPart } from '#features/bank/funds/web/list/fund-list-part.tsx'
import { FundSearchPart } from '#features/bank/funds/web/list/fund-search-part.tsx'
import { listText } from '#features/bank/funds/web/list/list-text.ts'
import { RiskWarning } from '#features/bank/funds/web/risk-warning.tsx'
import { text } from '#features/bank/funds/web/text.ts'
import { pageRefusal } from '#lib/errors.ts'
import { formatNumber } from '#lib/money.ts'
import { call } from '#lib/web/call.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { EmptyState } from '#ui/basics/empty-state.tsx'
import { Link } from '#ui/basics/link.tsx'
import { MoreLink } from '#ui/basics/more-link.tsx'
import { PageFrame } from '#ui/basics/page-frame.tsx'
import { SimTag } from '#ui/basics/tag.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import { YearNote } from '../../clock/web/year-note.tsx'
import { listHoldings } from '../contract.ts'
import { SummaryCard } from './summary-part.tsx'

const levels = ['all', '1', '2', '3', '4', '5', '6', '7', '8'] as const

/** The longest list that the endpoint gives. */
const maxShown = 50

/** The funds that fit the filters of the address, and what the person has. */
export async function loader({ request }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams
  const search = {
    type: asked.get('type') || 'all',
    q: (asked.get('q') ?? '').slice(0, 100),
    class: asked.get('class') ?? '',
    fee_to: asked.get('fee_to') ?? '',
    sort: asked.get('sort') || 'risk',
  }
  const show = asked.get('show') ?? `${fundsPerStep}`
  const type = levels.find((one) => one === search.type)
  const sort = FundSort.options.find((one) => one === search.sort)
  const fundClass = FundClass.options.find((one) => one === search.class)
  const isRefused = !type || !sort || (search.class !== '' && !fundClass) || !/^\d{0,4}$/.test(search.fee_to)
  if (isRefused || !/^[1-9]\d{0,2}$/.test(show)) throw pageRefusal('page_not_found')
  const query = {
    type,
    q: search.q,
    sort,
    page: 1,
    limit: Math.min(maxShown, Math.max(fundsPerStep, Number(show))),
    ...(fundClass && { class: fundClass }),
    ...(search.fee_to !== '' && { fee_to: Number(search.fee_to) }),
  }
  const [list, mine] = await Promise.all([call(searchFund, { query }), call(listHoldings, {})])
  return { search, list, mine }
}

/** All funds, by level, class, fee and words; two or three can be compared. */
export function Component() {
  const { search, list, mine } = useLoaderData<typeof loader>()
  const rest = list.total - list.items.length
  const isSorted = search.sort === 'y1' || search.sort === 'y5'
  return (
    <PageFrame
      title={text.title}
      description={text.description}
      path="/bank/fund"
      isPrivate
      back={
        <Link to="/bank" className="tap">
          {text.toBank}
        </Link>
      }
      tag={<SimTag>{text.madeUp}</SimTag>}
      lead={<ThaiText>{text.lead}</ThaiText>}
    >
      <YearNote />
      <SummaryCard mine={mine} hasLink />
      <section className="stack" aria-labelledby="fund-search">
        <h2 id="fund-search" className="vh">
          {text.search.label}
        </h2>
        <div className="fund-bar">
          <p role="status">{text.search.found(formatNumber(list.total))}</p>
          <FundSearchPart search={search} levels={list.levels} />
        </div>
        {isSorted ? <p className="text-ink-soft">{text.search.pastNote}</p> : null}
        <p className="text-13 text-ink-soft">
          <ThaiText>{listText.lines}</ThaiText>
        </p>
        {list.items.length > 0 ? (
          <>
            <FundListPart funds={list.items} isByRisk={search.sort === 'risk'} />
            {rest > 0 ? (
              <MoreLink
                count={Math.min(rest, fundsPerStep)}
                to={`/bank/fund?${new URLSearchParams({ ...search, show: `${list.items.length + fundsPerStep}` })}`}
              />
            ) : null}
          </>
        ) : (
          <EmptyState
            spot={<ArtFile file="spots/no-result.svg" />}
            action={
              <LinkButton to="/bank/fund" kind="line">
                {text.search.clear}
              </LinkButton>
            }
          >
            {text.search.none}
          </EmptyState>
        )}
      </section>
      <RiskWarning />
      <details className="fund-about">
        <summary>{listText.about}</summary>
        <p className="text-13 text-ink-soft">
          <ThaiText>{text.past.picked}</ThaiText>
        </p>
      </details>
      <p className="bank-links">
        <Link to="/post/detail/fund-risk-eight" className="tap">
          {text.risk.learn}
        </Link>
        <Link to="/bank/fund/check">{text.toCheck}</Link>
      </p>
    </PageFrame>
  )
}
