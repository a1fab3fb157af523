import Heart from 'lucide-react/icons/heart'
import { useNavigate } from 'react-router'
import type { PostView } from '#features/posts/documents/contract.ts'
import { wayBack } from '#features/posts/documents/web/login-path.ts'
import { readingText } from '#features/posts/documents/web/reading-text.ts'
import { formatNumber } from '#lib/money.ts'
import { Button } from '#ui/basics/button.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import { useLike } from '#ui/basics/use-like.ts'
import { likePost, type MyReading, unlikePost } from '../../reading-contract.ts'
import { saveLike } from '../pending-reading.ts'
import { pendingReadingText } from '../pending-reading-text.ts'

type Props = {
  post: PostView
  mine: MyReading | null
  isVisitor: boolean
  isWaiting: boolean
  /** The queued state of an earlier press; null when there is none. */
  pending: boolean | null
}

/** Likes a post, or removes the like; a visitor logs in first and returns. */
export function LikeButton({ post, mine, isVisitor, isWaiting, pending }: Props) {
  const navigate = useNavigate()
  const stored = mine ?? { is_liked: false, like_count: post.like_count }
  const { is_liked, like_count, fault, toggle } = useLike(
    stored,
    (isWanted, send) => send(isWanted ? likePost : unlikePost, { query: { id: post.id } }),
    { pending, save: (isWanted) => saveLike({ id: post.id, isLiked: isWanted }) },
  )
  const press = () => (isVisitor ? void navigate(wayBack('/login', post, 'post-end')) : toggle())
  return (
    <>
      <Button
        kind="line"
        size="small"
        className="like-button"
        icon={<Icon of={Heart} />}
        aria-pressed={is_liked}
        isBusy={isWaiting}
        onClick={press}
      >
        {readingText.like}
        {like_count > 0 && (
          <span aria-hidden className="like-count">
            {formatNumber(like_count)}
          </span>
        )}
      </Button>
      {like_count > 0 && <span className="vh">{readingText.likes(formatNumber(like_count))}</span>}
      {pending !== null && (
        <p role="status" className="post-acts-note">
          {pendingReadingText.savedLike}
        </p>
      )}
      {fault && (
        <p role="alert" className="post-acts-note post-acts-fault">
          {readingText.likeFailed(fault)}
        </p>
      )}
    </>
  )
}
