import { useEffect, useState } from 'react'
import { useMatches } from 'react-router'
import type { How } from '#kit/web/how.ts'
import { HowPanel } from '#ui/basics/how-panel.tsx'
import { loadHow } from './how-loaders.ts'
import { text } from './text.ts'

/** How the current page is used, at its end. */
export function HowPart() {
  const path = useMatches().at(-1)?.id ?? ''
  const [shown, setShown] = useState<{ path: string; how: How | null } | null>(null)
  useEffect(() => {
    let isLeft = false
    loadHow(path)
      .then((how) => {
        if (!isLeft) setShown({ path, how })
      })
      // Without a network the page works without its help.
      .catch(() => {})
    return () => {
      isLeft = true
    }
  }, [path])
  if (shown?.path !== path || !shown.how) return null
  const { aim, steps, lasting, ask, more = [] } = shown.how
  return (
    <div className="staff-how">
      <HowPanel
        key={path}
        title={text.how}
        parts={[
          { head: text.aim, says: [aim] },
          { head: text.steps, says: steps.map((step, i) => `${i + 1}. ${step}`) },
          { head: text.lasting, says: [lasting] },
          { head: text.ask, says: [ask] },
          ...more,
        ]}
      />
    </div>
  )
}
