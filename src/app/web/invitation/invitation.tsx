import { useEffect, useState } from 'react'
import { useMatches } from 'react-router'
import type { PageHandle } from '#kit/web/page.ts'
import { useAuth } from '#lib/web/session-store.ts'
import { readStored, storageKeys, writeStored } from '#lib/web/storage.ts'
import { useFocusReturn } from '#lib/web/use-focus-return.ts'
import { InvitationDialog } from './invitation-dialog.tsx'

const delayMs = 20_000
const keptOut: unknown[] = ['login', 'register', 'register-profile']

/** Invites a visitor to sign up, once a month; never where somebody signs in or up. */
export function Invitation() {
  const { isAuthenticated } = useAuth()
  const [isOpen, setOpen] = useState(false)
  const isKeptOut = useMatches().some(({ handle }) => keptOut.includes((handle as PageHandle | undefined)?.name))
  const mayOpen = !isAuthenticated && !isKeptOut
  useEffect(() => {
    if (!mayOpen) return setOpen(false)
    // Whoever is in a dialog or in a field is not disturbed: the next turn asks again.
    const look = () => isFree() && void alone(() => claim() && setOpen(true))
    look()
    const timer = setInterval(look, delayMs)
    return () => clearInterval(timer)
  }, [mayOpen])
  const isShown = isOpen && mayOpen
  useFocusReturn(isShown)
  return isShown ? <InvitationDialog onClose={() => setOpen(false)} /> : null
}

function isFree(): boolean {
  return !document.querySelector('dialog[open], :is(input, textarea, select):focus')
}

/** Of tabs that look at the same moment one does the work: what it writes takes a while to be seen by the others. */
async function alone(work: () => void): Promise<void> {
  if (!navigator.locks) return work()
  await navigator.locks.request('invitation', { ifAvailable: true }, async (lock) => {
    if (!lock) return
    work()
    await new Promise((resolve) => setTimeout(resolve, 1_000))
  })
}

/** Whether this month's invitation is still to come. It is taken only where the browser keeps the date. */
function claim(): boolean {
  const again = new Date(readStored(storageKeys.popupRegisterDate) ?? 0)
  again.setMonth(again.getMonth() + 1)
  return !(again > new Date()) && writeStored(storageKeys.popupRegisterDate, new Date().toISOString())
}
