import { useNavigate } from 'react-router'
import { Button } from '#kit/web/basics/button.tsx'
import { Notice } from '#kit/web/basics/notice.tsx'
import { readToken } from '#lib/web/session-store.ts'
import { resetText } from './reset-text.ts'

/** A link that is used, over or cut in two, and the way to another. */
export function ResetDead() {
  const navigate = useNavigate()
  async function askAgain() {
    // Only guests can ask; and whoever is here has forgotten the password of some other login anyway.
    if (readToken() !== null) void import('../../sessions/web/session.ts').then(({ signOut }) => signOut())
    await navigate('/forgot-password')
  }
  return (
    <div className="flex flex-1 flex-col gap-4">
      <Notice kind="warn" title={resetText.dead} isAlert>
        {resetText.deadLead}
      </Notice>
      <Button isWide className="mt-auto" onClick={() => void askAgain()}>
        {resetText.askAgain}
      </Button>
    </div>
  )
}
