import { useEffect, useRef, useState } from 'react'
import { useMatches } from 'react-router'
import { isShell, type PageHandle } from '#kit/web/page.ts'
import { useAuth } from '#lib/web/session-store.ts'
import { readStored, storageKeys, writeStored } from '#lib/web/storage.ts'
import { useFocusReturn } from '#lib/web/use-focus-return.ts'
import { InvitationDialog } from './invitation-dialog.tsx'

const delayMs = 20_000
const excluded: unknown[] = ['login', 'register', 'register-profile', 'guardian']

/**
 * Invites a visitor to sign up, once a month; never on the login and sign-up pages, on the page where a guardian answers,
 * nor on a page of signed-in people, which a visitor is about to leave when the session ends there.
 */
export function Invitation() {
  const { isAuthenticated } = useAuth()
  const [isOpen, setOpen] = useState(false)
  const isExcluded = useMatches().some(({ handle }) => isWithout(handle as PageHandle | undefined))
  const mayOpen = !isAuthenticated && !isExcluded
  const isFirst = useRef(true)
  useEffect(() => {
    // On a page after an excluded one it is not opened while that page is drawn.
    const isAtOnce = isFirst.current && mayOpen
    isFirst.current = false
    if (!mayOpen) return setOpen(false)
    let isCurrent = true
    // A task, an open dialog or a focused field is not interrupted: the next check tries again.
    const look = () => isFree() && void alone(() => isCurrent && claim() && setOpen(true))
    if (isAtOnce) look()
    const timer = setInterval(look, delayMs)
    return () => {
      isCurrent = false
      clearInterval(timer)
    }
  }, [mayOpen])
  const isShown = isOpen && mayOpen
  useFocusReturn(isShown)
  return isShown ? <InvitationDialog onClose={() => setOpen(false)} /> : null
}

function isWithout(page: PageHandle | undefined): boolean {
  return page !== undefined && (excluded.includes(page.name) || isShell(page.access))
}

function isFree(): boolean {
  return !document.querySelector('[data-task], dialog[open], :is(input, textarea, select):focus')
}

/**
 * Only one of several tabs that check at the same moment does the work: a write of one tab reaches the others with a
 * delay.
 */
async function alone(work: () => void): Promise<void> {
  if (!navigator.locks) return work()
  await navigator.locks.request('invitation', { ifAvailable: true }, async (lock) => {
    if (!lock) return
    work()
    await new Promise((resolve) => setTimeout(resolve, 1_000))
  })
}

/**
 * Claims this month's invitation, and returns whether it was still open. Requires that the browser can store the date.
 */
function claim(): boolean {
  const again = new Date(readStored(storageKeys.popupRegisterDate) ?? 0)
  again.setMonth(again.getMonth() + 1)
  return !(again > new Date()) && writeStored(storageKeys.popupRegisterDate, new Date().toISOString())
}
