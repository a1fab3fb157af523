import { type ReactNode, useState } from 'react'
import type { VideoView } from '../../video-contract.ts'
import { Player } from '../player/player.tsx'
import { usePlayer } from '../player/use-player.ts'
import { Chapters } from './chapters.tsx'
import { FilmEnd } from './film-end.tsx'
import { Transcript } from './transcript.tsx'
import { useWatching } from './use-watching.ts'
import { VideoActs } from './video-acts.tsx'
import { WatchState } from './watch-state.tsx'
import { YoutubeFrame } from './youtube-frame.tsx'

/** A video with what hangs on its moment: player, chapters, transcript, and what one has done with it. `about` says what it is. */
export function WatchPart({ video, about }: { video: VideoView; about: ReactNode }) {
  const player = usePlayer(video)
  const own = useWatching(video, player)
  const [isFollowing, setFollowing] = useState(true)
  const isFile = video.source.kind === 'file'
  return (
    <div className="video-watch">
      <div className="video-main">
        {video.source.kind === 'file' ? (
          <Player
            video={video}
            source={video.source}
            player={player}
            resume={own.resume}
            end={<FilmEnd video={video} reward={own.watching?.reward ?? null} onAgain={player.play} />}
          />
        ) : (
          <YoutubeFrame id={video.source.youtube_id} video={video} />
        )}
        {about}
        <WatchState video={video} own={own} />
        <VideoActs video={video} own={own} />
      </div>
      {isFile && (
        <div className="video-side">
          <Chapters chapters={video.chapters} now={player.now} seek={player.seek} />
          <Transcript
            cues={video.cues}
            now={player.now}
            seek={player.seek}
            isFollowing={isFollowing}
            setFollowing={setFollowing}
          />
        </div>
      )}
    </div>
  )
}
