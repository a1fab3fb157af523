import { useLoaderData } from 'react-router'
import { ArtFile } from '#art/art-file.tsx'
import { fundsPerStep } from '#features/bank/funds/fund-rules.ts'
import { FundListPart } from '#features/bank/funds/web/fund-list-part.tsx'
import { FundSearchPart } from '#features/bank/funds/web/fund-search-part.tsx'
import { listText } from '#features/bank/funds/web/list-text.ts'
import { RiskWarning } from '#features/bank/funds/web/risk-warning.tsx'
import { text } from '#features/bank/funds/web/text.ts'
import { formatNumber } from '#lib/money.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { EmptyState } from '#ui/basics/empty-state.tsx'
import { Link } from '#ui/basics/link.tsx'
import { MoreLink } from '#ui/basics/more-link.tsx'
import { PageFrame } from '#ui/basics/page-frame.tsx'
import { SimTag } from '#ui/basics/tag.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import { YearNote } from '../../clock/web/year-note.tsx'
import type { loader } from './fund-loader.ts'
import { SummaryCard } from './summary-part.tsx'

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
      back={<Link to="/bank">{text.toBank}</Link>}
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
        <Link to="/post/detail/fund-risk-eight">{text.risk.learn}</Link>
        <Link to="/bank/fund/check">{text.toCheck}</Link>
      </p>
    </PageFrame>
  )
}
