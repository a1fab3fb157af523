import { useLoaderData } from 'react-router'
import { ArtFile } from '#art/art-file.tsx'
import { PageHead } from '#lib/web/page-head.tsx'
import { LinkButton } from '#ui/basics/button.tsx'
import { EmptyState } from '#ui/basics/empty-state.tsx'
import { Link } from '#ui/basics/link.tsx'
import { Pager } from '#ui/basics/pager.tsx'
import { yearPath } from '../../path-rules.ts'
import { HeroBanner } from '../hero-banner.tsx'
import { HeroCard } from '../hero-card.tsx'
import { text } from '../text.ts'
import type { loader } from './years-loader.ts'

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
