import type { LoaderFunctionArgs } from 'react-router'
import { call } from '#lib/web/call.ts'
import { listWaitingSummaries } from '../summary-admin-contract.ts'

/** A page of the waiting summaries. */
export async function loader({ request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams
  const page = Math.max(1, Math.trunc(Number(search.get('page') ?? 1)) || 1)
  return call(listWaitingSummaries, { query: { page, limit: 10 } })
}
