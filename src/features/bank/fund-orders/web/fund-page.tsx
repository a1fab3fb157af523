import { useLoaderData } from 'react-router'
import { ArtFile } from '#art/art-file.tsx'
import { FundListPart } from '#features/bank/funds/web/fund-list-part.tsx'
import { FundSearchPart } from '#features/bank/funds/web/fund-search-part.tsx'
import { RiskWarning } from '#features/bank/funds/web/risk-warning.tsx'
import { text } from '#features/bank/funds/web/text.ts'
import { formatNumber } from '#lib/money.ts'
import { PageHead } from '#lib/web/page-head.tsx'
import { LinkButton } from '#ui/basics/button.tsx'
import { EmptyState } from '#ui/basics/empty-state.tsx'
import { Link } from '#ui/basics/link.tsx'
import { Pager } from '#ui/basics/pager.tsx'
import { SimTag } from '#ui/basics/tag.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import type { loader } from './fund-loader.ts'
import { SummaryCard } from './summary-part.tsx'

/** All funds, by level, class, fee and words; two or three can be compared. */
export function Component() {
  const { search, list, mine } = useLoaderData<typeof loader>()
  const isSorted = search.sort === 'y1' || search.sort === 'y5'
  // Who has not filtered or sorted looks for a level first.
  const isWhole = search.sort === 'risk' && search.type === 'all' && search.q + search.class + search.fee_to === ''
  return (
    <div className="stack" data-tone="money">
      <PageHead title={text.title} description={text.description} path="/bank/fund" isPrivate />
      <header>
        <p>
          <Link to="/bank">{text.toBank}</Link>
        </p>
        <h1>
          {text.title} <SimTag>{text.madeUp}</SimTag>
        </h1>
        <p className="text-ink-soft">
          <ThaiText>{text.lead}</ThaiText>
        </p>
        <p className="text-13 text-ink-soft">
          <ThaiText>{text.clock}</ThaiText>
        </p>
      </header>
      <SummaryCard mine={mine} hasLink />
      <section className="stack" aria-labelledby="fund-search">
        <h2 id="fund-search">{text.search.label}</h2>
        <FundSearchPart search={search} levels={list.levels} />
        <p role="status" className="text-13 text-ink-soft">
          {text.search.found(formatNumber(list.total))}
        </p>
        {isSorted ? <p className="text-ink-soft">{text.search.pastNote}</p> : null}
        <p className="text-13 text-ink-soft">
          <ThaiText>{text.past.picked}</ThaiText>
        </p>
        {list.items.length > 0 ? (
          <>
            <FundListPart key={JSON.stringify(search)} funds={list.items} isGrouped={isWhole} />
            <Pager of={list} toPage={(page) => `/bank/fund?${new URLSearchParams({ ...search, page: `${page}` })}`} />
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
      <p className="bank-links">
        <Link to="/post/detail/fund-risk-eight">{text.risk.learn}</Link>
        <Link to="/bank/fund/check">{text.toCheck}</Link>
      </p>
    </div>
  )
}
