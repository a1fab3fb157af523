import { lazy, Suspense, useEffect, useState } from 'react'
import { useLoaderData } from 'react-router'
import { call } from '#lib/web/call.ts'
import { PageHead } from '#lib/web/page-head.tsx'
import { readStored, storageKeys } from '#lib/web/storage.ts'
import { readPlacement } from '../../contract.ts'
import { LazyPlacement, preparePlacement } from './lazy-placement.tsx'
import { placementText as text } from './placement-text.ts'

export async function loader() {
  const [placement] = await Promise.all([call(readPlacement, {}), preparePlacement()])
  return placement
}

const AtOnce = lazy(async () => ({ default: (await import('./placement-part.tsx')).PlacementPart }))

export function Component() {
  const placement = useLoaderData<typeof loader>()
  // A visitor with earlier answers continues there, without a flash of the first question.
  const [hasBegun, setBegun] = useState(false)
  useEffect(() => setBegun(readStored(storageKeys.guestPlacement) !== null), [])
  return (
    <>
      <PageHead title={text.title} description={text.description} path="/quiz/placement" />
      {hasBegun ? (
        <Suspense fallback={<div className="placement-rest" />}>
          <AtOnce placement={placement} />
        </Suspense>
      ) : (
        <LazyPlacement placement={placement} />
      )}
    </>
  )
}
