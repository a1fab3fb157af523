import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ArtFile } from '#art/art-file.tsx'
import { pageRefusal } from '#lib/errors.ts'
import { pageNumber } from '#lib/web/address.ts'
import { call } from '#lib/web/call.ts'
import { PageHead } from '#lib/web/page-head.tsx'
import { LinkButton } from '#ui/basics/button.tsx'
import { EmptyState } from '#ui/basics/empty-state.tsx'
import { Link } from '#ui/basics/link.tsx'
import { Pager } from '#ui/basics/pager.tsx'
import { listHeroes } from '../../contract.ts'
import { yearPath } from '../../path-rules.ts'
import { HeroBanner } from '../hero-banner.tsx'
import { HeroCard } from '../hero-card.tsx'
import { text } from '../text.ts'

/** The heroes of a year, by default the newest; a year outside 2020 to 2100, or an invalid page, is a 404. */
export async function loader({ request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams
  const page = pageNumber(search.get('page'))
  const year = search.get('year') || undefined
  if (!page || (year && !/^(20[2-9]\d|2100)$/.test(year))) throw pageRefusal('page_not_found')
  return call(listHeroes, { query: { page, limit: 24, ...(year && { year: Number(year) }) } })
}

export function Component() {
  const { year, years, items, page, pages, total } = useLoaderData<typeof loader>()
  const [newest] = years
  return (
    <div className="stack" data-tone="play">
      <PageHead
        title={text.everyYearTitle(year, page)}
        description={text.everyYearDescription(year)}
        path={yearPath(year, page)}
        isPrivate={total === 0}
      />
      <HeroBanner title={text.everyYear} line={text.line} />
      {years.length > 0 ? (
        <nav aria-label={text.years} className="chips">
          {years.map((one) => (
            <Link key={one} to={yearPath(one)} className="chip" aria-current={one === year ? 'page' : undefined}>
              {text.year(one)}
            </Link>
          ))}
        </nav>
      ) : null}
      <section aria-labelledby="heroes" className="grid gap-4">
        <h2 id="heroes">{text.ofYear(year)}</h2>
        {items.length > 0 ? (
          <ul className="hero-grid">
            {items.map((hero) => (
              <HeroCard key={hero.id} hero={hero} />
            ))}
          </ul>
        ) : (
          <EmptyState
            spot={<ArtFile file="spots/empty.svg" />}
            action={
              <LinkButton to={newest ? yearPath(newest) : '/club/hit'} kind="line">
                {newest ? text.toNewest(newest) : text.toClub}
              </LinkButton>
            }
          >
            {newest ? text.noHeroesOfYear(year) : text.noHeroes}
          </EmptyState>
        )}
        <Pager of={{ page, pages }} toPage={(to) => yearPath(year, to)} />
      </section>
    </div>
  )
}
