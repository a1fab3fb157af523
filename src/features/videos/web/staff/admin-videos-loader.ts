import type { LoaderFunctionArgs } from 'react-router'
import { call } from '#lib/web/call.ts'
import { listStaffVideos } from '../../video-admin-contract.ts'

/** A page of all videos, for editors. */
export function loader({ request }: LoaderFunctionArgs) {
  const page = Math.max(1, Math.trunc(Number(new URL(request.url).searchParams.get('page') ?? 1)) || 1)
  return call(listStaffVideos, { query: { page, limit: 20 } })
}
