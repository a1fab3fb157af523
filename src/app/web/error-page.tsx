import { useEffect } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { ArtFile } from '#art/art-file.tsx'
import { asRefusal } from '#lib/web/hydration.ts'
import { PageHead } from '#lib/web/page-head.tsx'
import { failProgress } from '#lib/web/progress-store.ts'
import { Link } from '#ui/basics/link.tsx'
import { offlineSlot } from './offline-slot.ts'

/** Shown for every thrown error: its status (500 by default) and message, and a link home. */
export function ErrorPage() {
  const { status, message, code } = describe(useRouteError())
  const heading = status === 404 ? '404 Not Found' : 'An error occurred'
  const hasFailed = status !== 404
  useEffect(() => {
    if (hasFailed) failProgress()
  }, [hasFailed])
  const { Part } = offlineSlot
  if (code === 'offline' && Part) return <Part />
  const spot = status === 404 ? 'not-found' : code === 'offline' ? 'offline' : 'error'
  return (
    <section className="error-page">
      <PageHead title={heading} description={message} path="/" isPrivate />
      <ArtFile file={`spots/${spot}.svg`} />
      <h1>{heading}</h1>
      <p role="alert">{message}</p>
      {status === 404 && <p>ไม่พบหน้านี้ อาจย้ายไปแล้วหรือพิมพ์ที่อยู่ผิด</p>}
      {hasFailed && <p className="text-13 text-ink-soft">รหัส {status}</p>}
      <Link to="/" className="tap">
        กลับหน้าแรก
      </Link>
    </section>
  )
}

function describe(error: unknown): { status: number; message: string; code?: string } {
  // Converted like during serialization for the browser, so that both render the same: any other error becomes a
  // Refusal.
  const found = isRouteErrorResponse(error) ? { status: error.status, message: '' } : asRefusal(error)
  return found.status === 404 ? { status: 404, message: 'This page could not be found.' } : found
}
