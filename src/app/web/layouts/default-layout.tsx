import { Outlet, useMatches } from 'react-router'
import type { PageHandle } from '#kit/web/page.ts'
import { Footer } from '../footer.tsx'
import { Header } from '../header.tsx'
import { TabBar } from '../tab-bar.tsx'
import { FooterPicture } from './footer-picture.tsx'

/**
 * Header, content, footer, and on phones the tab bar. Super Quest has a picture above the footer; Fund-telligenz has no
 * footer; a quiet page has neither menu nor tab bar. One component for all layouts, so that the header stays mounted during navigation.
 */
export function DefaultLayout() {
  const { layout } = (useMatches().at(-1)?.handle ?? {}) as Partial<PageHandle>
  const isBare = layout === 'robo'
  const isQuiet = layout === 'quiet'
  return (
    <>
      <Header isQuiet={isQuiet} />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      {layout === 'superquest' ? <FooterPicture /> : null}
      {isBare ? null : <Footer />}
      {isQuiet ? null : <TabBar />}
    </>
  )
}
