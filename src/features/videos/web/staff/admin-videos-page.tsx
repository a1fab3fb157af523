import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { editorPath } from '#kit/content-fields.ts'
import { formatNumber } from '#lib/money.ts'
import { call } from '#lib/web/call.ts'
import { AsPupil } from '#ui/basics/as-pupil.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Link } from '#ui/basics/link.tsx'
import { PageFrame } from '#ui/basics/page-frame.tsx'
import { Pager } from '#ui/basics/pager.tsx'
import { RowPicture } from '#ui/basics/row-picture.tsx'
import { Tag } from '#ui/basics/tag.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import { clockOf } from '../../figure-rules.ts'
import { videoPath } from '../../path-rules.ts'
import { listStaffVideos } from '../../video-admin-contract.ts'
import { PosterPicture } from '../video-card.tsx'
import { AdminCaptionsForm } from './admin-captions-form.tsx'
import { AdminFilmForm } from './admin-film-form.tsx'
import { AdminSeriesForm } from './admin-series-form.tsx'
import { adminText } from './admin-text.ts'
import { AdminVideoForm } from './admin-video-form.tsx'
import { AdminYoutubeForm } from './admin-youtube-form.tsx'

/** A page of all videos, for editors. */
export function loader({ request }: LoaderFunctionArgs) {
  const page = Math.max(1, Math.trunc(Number(new URL(request.url).searchParams.get('page') ?? 1)) || 1)
  return call(listStaffVideos, { query: { page, limit: 20 } })
}

/** All videos, for editors. */
export function Component() {
  const { items, page, pages, series } = useLoaderData<typeof loader>()
  return (
    <PageFrame
      title={adminText.title}
      description={adminText.description}
      path="/admin/videos"
      isPrivate
      lead={adminText.lead}
    >
      <div className="grid gap-3">
        <AdminFilmForm />
        <AdminYoutubeForm />
        <AdminSeriesForm />
      </div>
      {items.length === 0 && <p>{adminText.empty}</p>}
      <ul className="stack">
        {items.map((video) => (
          <Card as="li" key={video.id}>
            <details className="video-sources">
              <summary>
                <RowPicture picture={<PosterPicture poster={video.poster} />}>
                  <ThaiText>{video.title_phrases ?? video.title}</ThaiText>{' '}
                  <Tag>{adminText.statuses[video.standing]}</Tag>
                </RowPicture>
              </summary>
              <p className="text-13 text-ink-soft">
                {adminText.from[video.from]} · {clockOf(video.seconds)} ·{' '}
                {adminText.counts(formatNumber(video.view_count), formatNumber(video.like_count))}
              </p>
              {video.standing === 'published' ? <AsPupil to={videoPath(video)} name={video.title} /> : null}
              <AdminVideoForm video={video} series={series} />
              {video.from === 'file' ? (
                <>
                  <AdminCaptionsForm video={video} />
                  <p className="mt-4">
                    {video.question ? adminText.question(video.question.text) : adminText.noQuestion}{' '}
                    <Link to={editorPath('video', video.id)}>{adminText.editQuestion(video.title)}</Link>
                  </p>
                </>
              ) : null}
            </details>
          </Card>
        ))}
      </ul>
      <Pager of={{ page, pages }} toPage={(to) => `/admin/videos?page=${to}`} />
    </PageFrame>
  )
}
