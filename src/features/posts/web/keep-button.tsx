import Bookmark from 'lucide-react/icons/bookmark'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#kit/web/basics/button.tsx'
import { Icon } from '#kit/web/basics/icon.tsx'
import { call } from '#lib/web/call.ts'
import { asRefusal } from '#lib/web/hydration.ts'
import { bookmarkPost, unbookmarkPost } from '../bookmark-contract.ts'
import type { PostView } from '../contract.ts'
import { wayBack } from './login-path.ts'
import { readingText } from './reading-text.ts'

type Props = { post: PostView; isKeptAtFirst: boolean; isVisitor: boolean; isWaiting: boolean }

/** Keeps a post to read later, or takes it off; who is not signed in logs in first and comes back here. */
export function KeepButton({ post, isKeptAtFirst, isVisitor, isWaiting }: Props) {
  const navigate = useNavigate()
  const [isKept, setKept] = useState(isKeptAtFirst)
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const press = async () => {
    if (isVisitor) return void navigate(wayBack('/login', post, 'post-end'))
    setBusy(true)
    setFault(null)
    try {
      setKept((await call(isKept ? unbookmarkPost : bookmarkPost, { query: { id: post.id } })).isKept)
    } catch (error) {
      setFault(asRefusal(error).message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Button
        kind="line"
        size="small"
        className="like-button"
        icon={<Icon of={Bookmark} />}
        aria-pressed={isKept}
        isBusy={isWaiting || isBusy}
        onClick={press}
      >
        {readingText.keep}
      </Button>
      {fault && (
        <p role="alert" className="post-acts-fault">
          {readingText.keepFailed(fault)}
        </p>
      )}
    </>
  )
}
