import { useEffect } from 'react'
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { skillNames } from '#kit/skills.ts'
import { pageRefusal } from '#lib/errors.ts'
import { formatNumber } from '#lib/money.ts'
import { call } from '#lib/web/call.ts'
import { sendUnder } from '#lib/web/data/send-under.ts'
import { PageHead } from '#lib/web/page-head.tsx'
import { Tag } from '#ui/basics/tag.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import { clockOf, megabytesOf } from '../../figure-rules.ts'
import { videoPath } from '../../path-rules.ts'
import { countVideoView, showVideo, type VideoItem, type VideoView } from '../../video-contract.ts'
import { skillColor, text } from '../text.ts'
import { VideoCard } from '../video-card.tsx'
import { LazyPlayer, preparePlayer } from './lazy-player.tsx'

/** A published video; another slug, or its key, redirects permanently to its canonical address. */
export async function loader({ params }: LoaderFunctionArgs) {
  if (!params.id || !/^[a-z0-9-]{1,60}$/.test(params.id)) throw pageRefusal('page_not_found')
  const video = await call(showVideo, { query: { id: params.id } })
  if (params.id !== video.id || (params.slug ?? '') !== video.slug) throw redirect(videoPath(video), 301)
  await preparePlayer()
  return video
}

export function Component() {
  const video = useLoaderData<typeof loader>()
  useEffect(() => {
    const send = sendUnder(crypto.randomUUID())
    void send(countVideoView, { query: { id: video.id }, body: {} }).catch(() => {})
  }, [video.id])
  return (
    <div className="stack" data-tone="play">
      <PageHead title={video.title} description={video.summary} path={videoPath(video)} />
      {/* The key remounts for another video, so that no state carries over. */}
      <article className="video-page" key={video.id} aria-labelledby="video-title">
        <LazyPlayer video={video} about={<About video={video} />} />
      </article>
      <List id="next" title={text.next} videos={video.next ? [video.next] : []} />
      <List id="others" title={text.others} videos={video.others} />
    </div>
  )
}

function About({ video }: { video: VideoView }) {
  return (
    <div className="video-about">
      <p className="flex flex-wrap items-center gap-3">
        <Tag color={skillColor[video.category]}>{skillNames[video.category]}</Tag>
        {video.series && <span className="text-13">{text.partOf(video.series.title, video.series.order)}</span>}
      </p>
      <h1 id="video-title">
        <ThaiText>{video.title_phrases ?? video.title}</ThaiText>
      </h1>
      <p className="article-meta">
        <span>{text.long(clockOf(video.seconds))}</span>
        {video.bytes && <span>{text.size(megabytesOf(video.bytes))}</span>}
        <span>{text.by(video.author_name)}</span>
        {video.view_count > 0 && <span>{text.views(formatNumber(video.view_count))}</span>}
      </p>
      <p>{video.summary}</p>
      {!video.has_sound && video.source.kind === 'file' && <p className="text-ink-soft">{text.silent}</p>}
      {video.sources.length > 0 && (
        <details className="video-sources">
          <summary>{text.sources}</summary>
          <p>{text.sourcesHint}</p>
          <ul>
            {video.sources.map((source) => (
              <li key={source}>{source}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}

function List({ id, title, videos }: { id: string; title: string; videos: VideoItem[] }) {
  if (videos.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3">
        {title}
      </h2>
      <ul className="post-grid">
        {videos.map((other) => (
          <VideoCard key={other.id} video={other} heading="h3" />
        ))}
      </ul>
    </section>
  )
}
