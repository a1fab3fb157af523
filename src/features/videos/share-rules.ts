import { coverNames } from '#art/names/cover-names.ts'
import type { ShareFacts } from '#kit/share-facts.ts'
import { clockOf } from './figure-rules.ts'
import type { VideoItem } from './video-contract.ts'
import { skillColor, text as videoText } from './web/text.ts'

/** The facts for the share picture of a video's page. */
export function shareOfVideo(
  video: Pick<VideoItem, 'id' | 'title' | 'title_phrases' | 'category' | 'seconds' | 'poster'>,
): ShareFacts {
  const cover = coverNames.find((name) => name === video.poster.art)
  return {
    ref: video.id,
    layout: 'article',
    title: video.title,
    title_phrases: video.title_phrases,
    tag: videoText.title,
    line: videoText.long(clockOf(video.seconds)),
    art: cover ? `covers/${cover}.svg` : 'mascots/hello.svg',
    color: skillColor[video.category],
  }
}
