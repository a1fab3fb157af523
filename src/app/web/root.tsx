import { Outlet, useNavigation } from 'react-router'
import { useProgress } from '#lib/web/progress-store.ts'
import { NavigationProgress } from '#lib/web/ui/progress-bar.tsx'
import { Document } from './document.tsx'
import { ErrorPage } from './error-page.tsx'
import { InvitationSlot } from './invitation-slot.tsx'
import { useScroll } from './use-scroll.ts'

/** The document around every page. */
export function Root() {
  useScroll()
  const navigation = useNavigation()
  const calls = useProgress()
  const state = calls === 'failed' ? 'failed' : navigation.state !== 'idle' || calls === 'busy' ? 'busy' : 'idle'
  return (
    <Document>
      <NavigationProgress state={state} />
      <Outlet />
      <InvitationSlot />
    </Document>
  )
}

/** When a layout itself fails there is no layout to show it in: the error brings its own document. */
export function RootError() {
  return (
    <Document>
      <main id="main">
        <ErrorPage />
      </main>
    </Document>
  )
}
