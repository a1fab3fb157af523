import Heart from 'lucide-react/icons/heart'
import { useNavigate } from 'react-router'
import { formatNumber } from '#lib/money.ts'
import { Button } from '#lib/web/ui/button.tsx'
import { Icon } from '#lib/web/ui/icon.tsx'
import type { PostView } from '../contract.ts'
import type { MyReading } from '../reading-contract.ts'
import { wayBack } from './login-path.ts'
import { readingText } from './reading-text.ts'
import { useLike } from './use-like.ts'

type Props = { post: PostView; mine: MyReading | null; isVisitor: boolean; isWaiting: boolean }

/** Likes a post, or takes the like back; who is not signed in logs in first and comes back here. */
export function LikeButton({ post, mine, isVisitor, isWaiting }: Props) {
  const navigate = useNavigate()
  const { isLiked, like_count, fault, toggle } = useLike(
    post.id,
    mine ?? { isLiked: false, like_count: post.like_count },
  )
  const press = () => (isVisitor ? void navigate(wayBack('/login', post, 'post-end')) : toggle())
  return (
    <>
      <Button
        kind="line"
        size="small"
        className="like-button"
        icon={<Icon of={Heart} />}
        aria-pressed={isLiked}
        isBusy={isWaiting}
        onClick={press}
      >
        {readingText.like}
        <span aria-hidden className="like-count">
          {formatNumber(like_count)}
        </span>
      </Button>
      <span className="vh">{readingText.likes(formatNumber(like_count))}</span>
      {fault && (
        <p role="alert" className="post-acts-fault">
          {readingText.likeFailed(fault)}
        </p>
      )}
    </>
  )
}
