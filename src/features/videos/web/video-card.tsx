import { ArtFile } from '#art/art-file.tsx'
import type { ArtFileName } from '#art/art-file-name.ts'
import { skillNames } from '#kit/skills.ts'
import { LinkCard } from '#ui/basics/card.tsx'
import { Tag } from '#ui/basics/tag.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import { clockOf, megabytesOf } from '../figure-rules.ts'
import { videoPath } from '../path-rules.ts'
import type { VideoItem } from '../video-contract.ts'
import { skillColor, text } from './text.ts'

/** A video in a list: its poster with its length, and its download size. */
export function VideoCard({ video, heading = 'h2' }: { video: VideoItem; heading?: 'h2' | 'h3' }) {
  return (
    <LinkCard
      as="li"
      to={videoPath(video)}
      heading={heading}
      title={<ThaiText>{video.title_phrases ?? video.title}</ThaiText>}
      cover={<Poster video={video} />}
      tag={<Tag color={skillColor[video.category]}>{skillNames[video.category]}</Tag>}
      meta={
        <>
          {video.series && <span>{text.partOf(video.series.title, video.series.order)}</span>}
          <span>{text.long(clockOf(video.seconds))}</span>
          {video.bytes && <span>{text.size(megabytesOf(video.bytes))}</span>}
        </>
      }
    />
  )
}

/** The poster of a video, decorative. */
export function PosterPicture({ poster }: Pick<VideoItem, 'poster'>) {
  if (poster.src) return <img src={poster.src} alt="" width={960} height={540} loading="lazy" decoding="async" />
  return <ArtFile file={`covers/${poster.art}.svg` as ArtFileName} />
}

/** The poster of a video with its length. */
export function Poster({ video: { poster, seconds } }: { video: VideoItem }) {
  return (
    <>
      <PosterPicture poster={poster} />
      <span className="video-time" aria-hidden>
        {clockOf(seconds)}
      </span>
    </>
  )
}
