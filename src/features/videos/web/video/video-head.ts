import { type Describe, describeOrganization, type HeadParts, trailFromHome } from '#kit/web/page-head.ts'
import type { VideoObject } from '#lib/web/json-ld.ts'
import { videoPath } from '../../path-rules.ts'
import { shareOfVideo } from '../../share-rules.ts'
import type { VideoView } from '../../video-contract.ts'
import { text } from '../text.ts'

/** Structured data of a video with its chapters, with the list as parent. */
export const describe: Describe<VideoView> = (video, parts) => {
  const list = { name: text.title, path: '/video-page' }
  const trail = trailFromHome(parts.site, [list, { name: video.title, path: videoPath(video) }])
  return { share: shareOfVideo(video), jsonLd: [describeVideo(video, parts), trail] }
}

function describeVideo(video: VideoView, { site, shareUrl }: HeadParts): VideoObject {
  const { source, poster, chapters, seconds, cues } = video
  const url = site.origin + videoPath(video)
  return {
    '@type': 'VideoObject',
    name: video.title,
    description: video.summary,
    thumbnailUrl: [poster.src ? site.origin + poster.src : shareUrl(shareOfVideo(video))],
    uploadDate: video.published_at,
    duration: `PT${Math.floor(seconds / 60)}M${Math.round(seconds % 60)}S`,
    ...(source.kind === 'file'
      ? { contentUrl: site.origin + source.src }
      : { embedUrl: `https://www.youtube-nocookie.com/embed/${source.youtube_id}` }),
    inLanguage: 'th',
    isAccessibleForFree: true,
    ...(cues.length > 0 && { transcript: cues.map((cue) => cue.text).join(' ') }),
    publisher: describeOrganization(site),
    hasPart: chapters.map(({ start, title }, i) => ({
      '@type': 'Clip',
      name: title,
      startOffset: start,
      endOffset: chapters[i + 1]?.start ?? seconds,
      url: `${url}?t=${start}`,
    })),
  }
}
