import { Outlet, useLocation } from 'react-router'
import { CookieBanner } from '#features/consent/web/cookie-banner.tsx'
import { Footer } from '../footer.tsx'
import { Header } from '../header.tsx'

/** Header, content, footer. */
export function DefaultLayout() {
  // Nothing lies over a task: the question waits until the quiz is left, and nothing needs consent before.
  const isTask = useLocation().pathname.startsWith('/quiz/')
  return (
    <>
      <Header />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      {isTask ? null : <CookieBanner />}
    </>
  )
}
