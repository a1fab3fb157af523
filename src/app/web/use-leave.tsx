import { useState } from 'react'
import { useNavigate } from 'react-router'
import { signOut } from '#features/identity/sessions/web/session.ts'
import { listLosable } from '#lib/web/offline/unsent-acts.ts'
import { LogoutDialog } from './offline/logout-dialog.tsx'

const patienceMs = 2_000

/** The logout: at once, or by a dialog where something unsent would be lost. `onLeft` closes what it stands in. */
export function useLeave(onLeft?: () => void) {
  const navigate = useNavigate()
  const [unsent, setUnsent] = useState(0)
  const leave = async () => {
    void signOut()
    onLeft?.()
    await navigate('/')
  }
  const leaveOrAsk = async () => {
    // A browser whose storage hangs must not block the logout.
    const nothing = new Promise<[]>((resolve) => setTimeout(resolve, patienceMs, []))
    const { length } = await Promise.race([listLosable(), nothing])
    if (length > 0) setUnsent(length)
    else await leave()
  }
  const dialog = unsent > 0 && <LogoutDialog count={unsent} onClose={() => setUnsent(0)} onLeave={leave} />
  return { leaveOrAsk, dialog }
}
