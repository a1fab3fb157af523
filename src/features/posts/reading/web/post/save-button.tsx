import Bookmark from 'lucide-react/icons/bookmark'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { PostView } from '#features/posts/documents/contract.ts'
import { wayBack } from '#features/posts/documents/web/login-path.ts'
import { readingText } from '#features/posts/documents/web/reading-text.ts'
import { useAct } from '#lib/web/data/use-act.ts'
import { Button } from '#ui/basics/button.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import { bookmarkPost, unbookmarkPost } from '../../bookmark-contract.ts'

type Props = { post: PostView; isSavedAtFirst: boolean; isVisitor: boolean; isWaiting: boolean }

/** Bookmarks a post, or removes the bookmark; a visitor logs in first and returns. */
export function KeepButton({ post, isSavedAtFirst, isVisitor, isWaiting }: Props) {
  const navigate = useNavigate()
  const [isSaved, setSaved] = useState(isSavedAtFirst)
  const { run, isBusy, fault } = useAct(isSaved ? unbookmarkPost : bookmarkPost, {
    onDone: (now) => setSaved(now.is_kept),
  })
  const press = () => void (isVisitor ? navigate(wayBack('/login', post, 'post-end')) : run({ query: { id: post.id } }))
  return (
    <>
      <Button
        kind="line"
        size="small"
        className="like-button"
        icon={<Icon of={Bookmark} />}
        aria-pressed={isSaved}
        isBusy={isWaiting || isBusy}
        onClick={press}
      >
        {readingText.save}
      </Button>
      {fault && (
        <p role="alert" className="post-acts-fault">
          {readingText.saveFailed(fault)}
        </p>
      )}
    </>
  )
}
