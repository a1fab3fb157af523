import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ArtFile } from '#art/art-file.tsx'
import { pageRefusal } from '#lib/errors.ts'
import { formatNumber } from '#lib/money.ts'
import { call } from '#lib/web/call.ts'
import { PageHead } from '#lib/web/page-head.tsx'
import { LinkButton } from '#ui/basics/button.tsx'
import { EmptyState } from '#ui/basics/empty-state.tsx'
import { Link } from '#ui/basics/link.tsx'
import { Pager } from '#ui/basics/pager.tsx'
import { listPremiums, premiumSorts, premiumTypeNames, premiumTypes } from '../contract.ts'
import { readStoreQuery, storePath } from '../store-path-rules.ts'
import { PremiumCard } from './premium-card.tsx'
import { text } from './text.ts'

/** One large card and twelve small ones: whole rows of two and of four. */
const limit = 13

/** The premiums of ?type=voucher&sort=price_up&page=2. */
export async function loader({ request }: LoaderFunctionArgs) {
  const query = readStoreQuery(new URL(request.url).searchParams)
  if (!query) throw pageRefusal('page_not_found')
  const { type, sort, page } = query
  const premiums = await call(listPremiums, { query: { ...(type && { type }), sort, page, limit } })
  if (page > 1 && premiums.items.length === 0) throw pageRefusal('page_not_found')
  return { premiums, query }
}

/** All premiums, by type and order. */
export function Component() {
  const { premiums, query } = useLoaderData<typeof loader>()
  const isWhole = !query.type && query.sort === 'new' && premiums.page === 1
  const large = isWhole ? premiums.items.findIndex(({ state }) => state === 'on_sale') : -1
  return (
    <div className="stack" data-tone="play" data-w="1">
      <PageHead
        title={text.title}
        description={text.description}
        path={storePath({ page: premiums.page })}
        isPrivate={Boolean(query.type) || query.sort !== 'new'}
      />
      <header className="store-head">
        <div>
          <h1>{text.title}</h1>
          <p className="text-ink-soft">{text.lead}</p>
        </div>
        <nav aria-label={text.title} className="store-ways">
          <Link to="/store/wishes">{text.toWishes}</Link>
          <Link to="/store/orders">{text.toOrders}</Link>
          <Link to="/store/charity">{text.toCharity}</Link>
        </nav>
      </header>
      <Filters />
      {premiums.items.length > 0 ? (
        <>
          <p className="text-13 text-ink-soft" role="status">
            {text.found(formatNumber(premiums.total))}
          </p>
          <ul className="premium-grid">
            {premiums.items.map((premium, i) => (
              <PremiumCard key={premium.id} premium={premium} isLarge={i === large} />
            ))}
          </ul>
          <Pager of={premiums} toPage={(page) => storePath({ ...query, page })} />
        </>
      ) : (
        <EmptyState
          spot={<ArtFile file="spots/no-things.svg" />}
          action={
            <LinkButton to="/store" kind="line">
              {text.clear}
            </LinkButton>
          }
        >
          {text.none}
        </EmptyState>
      )}
    </div>
  )
}

function Filters() {
  const { type, sort } = useLoaderData<typeof loader>().query
  return (
    <div className="store-filters">
      <nav aria-label={text.types} className="chips">
        <Chip to={storePath({ sort })} isOn={!type}>
          {text.allTypes}
        </Chip>
        {premiumTypes.map((one) => (
          <Chip key={one} to={storePath({ type: one, sort })} isOn={type === one}>
            {premiumTypeNames[one]}
          </Chip>
        ))}
      </nav>
      <nav aria-label={text.sort} className="chips">
        {premiumSorts.map((one) => (
          <Chip key={one} to={storePath({ type, sort: one })} isOn={sort === one}>
            {text.sorts[one]}
          </Chip>
        ))}
      </nav>
    </div>
  )
}

function Chip({ to, isOn, children }: { to: string; isOn: boolean; children: string }) {
  return (
    <Link to={to} className="chip" aria-current={isOn ? 'true' : undefined}>
      {children}
    </Link>
  )
}
