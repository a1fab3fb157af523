import Heart from 'lucide-react/icons/heart'
import { useNavigate } from 'react-router'
import { formatNumber } from '#lib/money.ts'
import { Button } from '#ui/basics/button.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import { useLike } from '#ui/basics/use-like.ts'
import { ShareMenu } from '#ui/overlays/share-menu.tsx'
import { loginPath, videoPath } from '../../path-rules.ts'
import type { VideoView } from '../../video-contract.ts'
import { likeVideo, unlikeVideo } from '../../watch-contract.ts'
import { playerText } from '../player/player-text.ts'
import type { Own } from './use-watching.ts'

/** Likes and shares a video. */
export function VideoActs({ video, own }: { video: VideoView; own: Own }) {
  return (
    <div className="post-acts">
      {/* The key remounts the button when personal state arrives. */}
      <LikeButton key={own.state} video={video} own={own} />
      <ShareMenu path={videoPath(video)} title={video.title} heading={playerText.shareTitle} />
    </div>
  )
}

function LikeButton({ video, own }: { video: VideoView; own: Own }) {
  const navigate = useNavigate()
  const stored = own.liked ?? { is_liked: false, like_count: video.like_count }
  const { is_liked, like_count, fault, toggle } = useLike(stored, (isWanted, send) =>
    send(isWanted ? likeVideo : unlikeVideo, { query: { id: video.id }, body: {} }),
  )
  return (
    <>
      <Button
        kind="line"
        size="small"
        className="like-button"
        icon={<Icon of={Heart} />}
        aria-pressed={is_liked}
        isBusy={own.state === 'loading'}
        onClick={() => (own.state === 'visitor' ? void navigate(loginPath(video)) : toggle())}
      >
        {playerText.like}
        <span aria-hidden className="like-count">
          {formatNumber(like_count)}
        </span>
      </Button>
      <span className="vh">{playerText.likes(formatNumber(like_count))}</span>
      {fault && (
        <p role="alert" className="post-acts-fault">
          {playerText.likeFailed(fault)}
        </p>
      )}
    </>
  )
}
