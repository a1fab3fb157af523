import { useLoaderData } from 'react-router'
import { ArtFile } from '#art/art-file.tsx'
import { skillNames } from '#kit/skills.ts'
import { formatNumber } from '#lib/money.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { EmptyState } from '#ui/basics/empty-state.tsx'
import { Link } from '#ui/basics/link.tsx'
import { PageFrame } from '#ui/basics/page-frame.tsx'
import { Pager } from '#ui/basics/pager.tsx'
import { videosPath } from '../../path-rules.ts'
import { text } from '../text.ts'
import { VideoCard } from '../video-card.tsx'
import type { loader } from './videos-loader.ts'

export function Component() {
  const { videos, query } = useLoaderData<typeof loader>()
  const isFiltered = Boolean(query.category || query.series)
  return (
    <PageFrame
      title={text.pageTitle(videos.page)}
      description={text.description}
      path={videosPath({ page: videos.page })}
      isPrivate={isFiltered}
      tone="play"
      heading={text.title}
      lead={text.lead}
    >
      <Filters />
      {videos.items.length > 0 ? (
        <>
          <p className="text-13 text-ink-soft" role="status">
            {text.found(formatNumber(videos.total))}
          </p>
          <ul className="post-grid">
            {videos.items.map((video) => (
              <VideoCard key={video.id} video={video} />
            ))}
          </ul>
          <Pager of={videos} toPage={(page) => videosPath({ ...query, page })} />
        </>
      ) : (
        <EmptyState
          spot={<ArtFile file={isFiltered ? 'spots/no-result.svg' : 'spots/empty.svg'} />}
          action={
            <LinkButton to={isFiltered ? '/video-page' : '/club'} kind="line">
              {isFiltered ? text.clear : 'Club'}
            </LinkButton>
          }
        >
          {isFiltered ? text.none : text.empty}
        </EmptyState>
      )}
    </PageFrame>
  )
}

function Filters() {
  const { videos, query } = useLoaderData<typeof loader>()
  const { category, series } = query
  return (
    <div className="video-filters">
      <nav aria-label={text.categories} className="chips">
        <Chip to={videosPath({ series })} isOn={!category}>
          {text.allCategories}
        </Chip>
        {videos.categories.map((one) => (
          <Chip key={one} to={videosPath({ category: one, series })} isOn={category === one}>
            {skillNames[one]}
          </Chip>
        ))}
      </nav>
      {videos.series.length > 0 && (
        <nav aria-label={text.series} className="chips">
          <Chip to={videosPath({ category })} isOn={!series}>
            {text.allSeries}
          </Chip>
          {videos.series.map(({ key, title }) => (
            <Chip key={key} to={videosPath({ category, series: key })} isOn={series === key}>
              {title}
            </Chip>
          ))}
        </nav>
      )}
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
