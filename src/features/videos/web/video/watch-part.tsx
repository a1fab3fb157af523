import { type ReactNode, useState } from 'react'
import { GainedMoment } from '#features/koin/web/gained-moment.tsx'
import { worldOf } from '#kit/skills.ts'
import { useRewardAhead } from '#ui/reward/lazy-reward.tsx'
import type { VideoView } from '../../video-contract.ts'
import { Player } from '../player/player.tsx'
import { playerText } from '../player/player-text.ts'
import { usePlayer } from '../player/use-player.ts'
import { Chapters } from './chapters.tsx'
import { FilmEnd } from './film-end.tsx'
import { Transcript } from './transcript.tsx'
import { useFilmAnswer } from './use-film-answer.ts'
import { type Own, useWatching } from './use-watching.ts'
import { VideoActs } from './video-acts.tsx'
import { WatchState } from './watch-state.tsx'
import { YoutubeFrame } from './youtube-frame.tsx'

/** A video with what hangs on its moment: player, chapters, transcript, and what one has done with it. `about` says what it is. */
export function WatchPart({ video, about }: { video: VideoView; about: ReactNode }) {
  const player = usePlayer(video)
  const own = useWatching(video, player)
  const answering = useFilmAnswer(video.id, own)
  const [isFollowing, setFollowing] = useState(true)
  useRewardAhead(player.isPlaying)
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
            end={
              <FilmEnd
                video={video}
                reward={own.watching?.reward ?? null}
                answering={answering}
                onAgain={player.play}
              />
            }
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
      <FilmMoment video={video} own={own} isEnded={player.isEnded} />
    </div>
  )
}

/** The celebration of a film that was watched, once, when it stands on its last frame. */
function FilmMoment({ video, own, isEnded }: { video: VideoView; own: Own; isEnded: boolean }) {
  const [isOver, setOver] = useState(false)
  const { gained, watching } = own
  const reward = watching?.reward
  if (!isEnded || isOver || !gained || !reward || (reward.paid === 0 && reward.points === 0)) return null
  return (
    <GainedMoment
      world={worldOf[video.category]}
      title={playerText.momentTitle}
      line={video.title}
      gained={gained}
      earned={reward.paid}
      next={playerText.momentNext}
      onClose={() => setOver(true)}
    />
  )
}
