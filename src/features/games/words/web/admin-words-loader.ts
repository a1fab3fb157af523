import type { LoaderFunctionArgs } from 'react-router'
import { call } from '#lib/web/call.ts'
import { listStaffWords } from '../admin-contract.ts'

/** A page of all words, or of those that match the keyword. */
export async function loader({ request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams
  const page = Math.max(1, Math.trunc(Number(search.get('page') ?? 1)) || 1)
  const keyword = search.get('keyword')?.trim() ?? ''
  return { ...(await call(listStaffWords, { query: { page, limit: 20, ...(keyword && { keyword }) } })), keyword }
}
