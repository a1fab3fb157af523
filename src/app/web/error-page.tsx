import { isRouteErrorResponse, Link, useRouteError } from 'react-router'
import { isRefusal } from '#lib/errors.ts'
import { PageHead } from '#lib/web/page-head.tsx'

/** Shown for whatever was thrown: its status (500 when it has none) and message, and the way home. */
export function ErrorPage() {
  const { status, message } = describe(useRouteError())
  const heading = status === 404 ? '404 Not Found' : 'An error occurred'
  return (
    <section className="error-page">
      <PageHead title={heading} description={message} path="/" isPrivate />
      <h1>{heading}</h1>
      <p role="alert">{message}</p>
      {status !== 404 && <p className="text-13 text-ink-soft">รหัส {status}</p>}
      <Link to="/">กลับหน้าแรก</Link>
    </section>
  )
}

function describe(error: unknown): { status: number; message: string } {
  if (isRefusal(error)) return { status: error.status, message: error.message }
  if (isRouteErrorResponse(error)) return { status: error.status, message: 'This page could not be found.' }
  return { status: 500, message: 'เกิดข้อผิดพลาดที่ไม่คาดคิด ลองใหม่อีกครั้ง' }
}
