import { Outlet, useMatches } from 'react-router'
import type { PageHandle } from '#kit/web/page.ts'
import { Footer } from '../footer.tsx'
import { Header } from '../header.tsx'
import { TabBar } from '../tab-bar.tsx'
import { FooterPicture } from './footer-picture.tsx'

/**
 * Header, content, footer, and on phones the bar. Super Quest has its picture over the footer; Fund-telligenz has the
 * header alone. One component for all: the header stays where it is when one goes from one to another.
 */
export function DefaultLayout() {
  const { layout } = (useMatches().at(-1)?.handle ?? {}) as Partial<PageHandle>
  const isBare = layout === 'robo'
  return (
    <>
      <Header />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      {layout === 'superquest' ? <FooterPicture /> : null}
      {isBare ? null : <Footer />}
      {isBare ? null : <TabBar />}
    </>
  )
}
