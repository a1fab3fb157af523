import { lazy, Suspense } from 'react'
import { loadOptional } from '#lib/web/load-optional.ts'
import { useAuth } from '#lib/web/session-store.ts'

/** Visitors do not load the wardrobe. Where it cannot be loaded, กล้า goes without. */
const WornBy = lazy(async () => {
  const loaded = await loadOptional(() => import('./worn-by.tsx'))
  return { default: loaded?.WornBy ?? (() => null) }
})

/** What กล้า wears for the person who is signed in; nothing for a visitor. Inside an svg. */
export function OwnWorn() {
  const { currentUser } = useAuth()
  if (!currentUser) return null
  return (
    <Suspense>
      <WornBy image={currentUser.display_image} />
    </Suspense>
  )
}
