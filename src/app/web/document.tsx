import type { ReactNode } from 'react'
import { useEffect } from 'react'
import { hydrated } from './hydrated.ts'

/**
 * The whole HTML document; theme-start.ts sets its theme before React runs. The server inserts style, script and data
 * elements as strings: see render.tsx.
 */
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
