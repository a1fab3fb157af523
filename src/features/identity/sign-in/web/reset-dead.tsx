import { useNavigate } from 'react-router'
import { readToken } from '#lib/web/session-store.ts'
import { Button } from '#ui/basics/button.tsx'
import { Notice } from '#ui/basics/notice.tsx'
import { resetText } from './reset-text.ts'

/** A used, expired or incomplete link, and a link to request another. */
export function ResetDead() {
  const navigate = useNavigate()
  async function askAgain() {
    // Only a guest can request a reset, so a signed-in person is logged out.
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
