import { Outlet } from 'react-router'
import { CookieBanner } from '#features/consent/web/cookie-banner.tsx'
import { Footer } from '../footer.tsx'
import { Header } from '../header.tsx'

/** Header, content, footer. */
export function DefaultLayout() {
  return (
    <>
      <Header />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <CookieBanner />
    </>
  )
}
