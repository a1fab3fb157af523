import { lazy, Suspense } from 'react'
import { useFocusReturn } from '#lib/web/use-focus-return.ts'

const CookieSettings = lazy(async () => ({ default: (await import('./cookie-settings.tsx')).CookieSettings }))

/** The settings' code comes when somebody opens them: no page needs it before. */
export function LazyCookieSettings({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  useFocusReturn(isOpen)
  return isOpen ? (
    <Suspense fallback={null}>
      <CookieSettings isOpen onClose={onClose} />
    </Suspense>
  ) : null
}
