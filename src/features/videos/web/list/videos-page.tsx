import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ArtFile } from '#art/art-file.tsx'
import { type Skill, skillNames } from '#kit/skills.ts'
import { pageRefusal } from '#lib/errors.ts'
import { formatNumber } from '#lib/money.ts'
import { oneOf } from '#lib/web/address.ts'
import { call } from '#lib/web/call.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { ChipRow } from '#ui/basics/chip-row.tsx'
import { EmptyState } from '#ui/basics/empty-state.tsx'
import { PageFrame } from '#ui/basics/page-frame.tsx'
import { Pager } from '#ui/basics/pager.tsx'
import { videosPath } from '../../path-rules.ts'
import { listVideos } from '../../video-contract.ts'
import { text } from '../text.ts'
import { VideoCard } from '../video-card.tsx'

const categories = Object.keys(skillNames) as Skill[]

/** A page of videos with its filters. An invalid category or page, or an unknown series, is a 404. */
export async function loader({ request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams
  const given = search.get('category')
  const category = given ? oneOf(categories, given) : undefined
  const series = search.get('series') || undefined
  const page = Number(search.get('page') ?? 1)
  if (category === null || !Number.isInteger(page) || page < 1 || page > 100) throw pageRefusal('page_not_found')
  if (series && !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(series)) throw pageRefusal('page_not_found')
  const videos = await call(listVideos, { query: { page, category, series, limit: 12 } })
  if (series && !videos.series.some(({ key }) => key === series)) throw pageRefusal('page_not_found')
  return { videos, query: { category, series } }
}

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
      <ChipRow
        label={text.categories}
        chips={[
          { to: videosPath({ series }), label: text.allCategories, isOn: !category },
          ...videos.categories.map((one) => ({
            to: videosPath({ category: one, series }),
            label: skillNames[one],
            isOn: category === one,
          })),
        ]}
      />
      {videos.series.length > 0 && (
        <ChipRow
          label={text.series}
          chips={[
            { to: videosPath({ category }), label: text.allSeries, isOn: !series },
            ...videos.series.map(({ key, title }) => ({
              to: videosPath({ category, series: key }),
              label: title,
              isOn: series === key,
            })),
          ]}
        />
      )}
    </div>
  )
}
