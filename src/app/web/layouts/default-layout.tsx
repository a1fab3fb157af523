import { Outlet } from 'react-router'
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
    </>
  )
}
