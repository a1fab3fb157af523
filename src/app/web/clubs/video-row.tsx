import type { ArtFileName } from '#art/art-file-name.ts'
import { LazyArt } from '#art/lazy-art.tsx'
import { clockOf, megabytesOf } from '#features/videos/figure-rules.ts'
import { videoPath } from '#features/videos/path-rules.ts'
import type { VideoItem } from '#features/videos/video-contract.ts'
import { Link } from '#ui/basics/link.tsx'
import { ThaiText } from '#ui/reading/thai-text.tsx'
import { text } from './text.ts'

/** The newest videos, each with its length and what it costs to load. */
export function VideoRow({ videos }: { videos: readonly VideoItem[] }) {
  if (videos.length === 0) return null
  return (
    <section className="stack play-part" aria-labelledby="clubs-videos">
      <h2 id="clubs-videos">{text.videos}</h2>
      <ul className="game-list">
        {videos.map((video) => (
          <li key={video.id}>
            <Link to={videoPath(video)} className="club-tile">
              {video.poster.src ? (
                <img src={video.poster.src} alt="" width={960} height={540} loading="lazy" decoding="async" />
              ) : (
                <LazyArt file={`covers/${video.poster.art}.svg` as ArtFileName} />
              )}
              <span className="club-tile-text">
                <strong>
                  <ThaiText>{video.title_phrases ?? video.title}</ThaiText>
                </strong>
                <span className="text-13 text-ink-soft">
                  {text.videoLine(clockOf(video.seconds), video.bytes === null ? null : megabytesOf(video.bytes))}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <p>
        <Link to="/video-page" className="tap">
          {text.allVideos}
        </Link>
      </p>
    </section>
  )
}
