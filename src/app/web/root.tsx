import { useEffect } from 'react'
import { Outlet, useLocation, useNavigation } from 'react-router'
import { CookieBanner } from '#features/consent/web/cookie-banner.tsx'
import { tellPageShown } from '#lib/web/page-transitions.ts'
import { beginProgress, useProgress } from '#lib/web/progress-store.ts'
import { useAuth } from '#lib/web/session-store.ts'
import { NavigationProgress } from '#ui/basics/progress-bar.tsx'
import { Document } from './document.tsx'
import { ErrorPage } from './error-page.tsx'
import { InvitationSlot } from './invitation-slot.tsx'
import { useScroll } from './use-scroll.ts'

/** The document around every page. */
export function Root() {
  useScroll()
  // A visitor's home has the banner in its flow, below the question.
  const { isAuthenticated } = useAuth()
  const here = useLocation()
  const isInFlow = here.pathname === '/' && !isAuthenticated
  const isMoving = useNavigation().state !== 'idle'
  useEffect(() => {
    const finish = isMoving && beginProgress()
    return () => {
      if (finish) finish(true)
    }
  }, [isMoving])
  // After the effect that scrolls: a transition's picture of the new page shows its top.
  useEffect(() => {
    if (here.key) tellPageShown()
  }, [here.key])
  return (
    <Document>
      <NavigationProgress state={useProgress()} />
      <Outlet />
      {isInFlow ? null : <CookieBanner />}
      <InvitationSlot />
    </Document>
  )
}

/** When a layout fails there is none to render the error in, so the error renders its own document. */
export function RootError() {
  return (
    <Document>
      <main id="main">
        <ErrorPage />
      </main>
    </Document>
  )
}
