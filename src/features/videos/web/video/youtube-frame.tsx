import { useState } from 'react'
import { ArtFile } from '#art/art-file.tsx'
import type { ArtFileName } from '#art/art-file-name.ts'
import { Button } from '#ui/basics/button.tsx'
import type { VideoView } from '../../video-contract.ts'
import { playerText } from '../player/player-text.ts'

/** A video of YouTube: nothing is asked of them before somebody has read what that means and pressed. */
export function YoutubeFrame({ id, video }: { id: string; video: VideoView }) {
  const [isAccepted, setAccepted] = useState(false)
  const { title } = video
  if (isAccepted)
    return (
      <div className="video-box">
        <iframe
          className="video-film"
          src={`https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0&hl=th&cc_lang_pref=th`}
          title={title}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      </div>
    )
  return (
    <div className="video-box video-foreign">
      <ArtFile file={`covers/${video.poster.art}.svg` as ArtFileName} label={video.poster.alt} />
      <div className="video-notice">
        <p>{playerText.youtubeNotice}</p>
        <Button size="small" data-js onClick={() => setAccepted(true)}>
          {playerText.youtubePlay}
        </Button>
        <a href={`https://www.youtube.com/watch?v=${id}`} rel="noopener noreferrer">
          {playerText.youtubeOpen}
        </a>
      </div>
    </div>
  )
}
