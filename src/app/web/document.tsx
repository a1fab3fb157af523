import type { ReactNode } from 'react'
import { useEffect } from 'react'
import { hydrated } from './hydrated.ts'

/** The whole HTML document; its theme is set by theme-start.ts before React comes. Style, script and data elements are put in by the server as strings: see render.tsx. */
export function Document({ children }: { children: ReactNode }) {
  useEffect(() => hydrated.resolve(), [])
  return (
    <html lang="th" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
      </head>
      <body>{children}</body>
    </html>
  )
}
