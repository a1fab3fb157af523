import { Outlet } from 'react-router'
import { Document } from './document.tsx'
import { ErrorPage } from './error-page.tsx'

/** The document around every page. */
export function Root() {
  return (
    <Document>
      <Outlet />
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
