import type { LoaderFunctionArgs } from 'react-router'
import { readListQuery } from '#features/games/desk/web/list-query.ts'
import { call } from '#lib/web/call.ts'
import { listStaffWords } from '../admin-contract.ts'

/** A page of all words, or of those that match the keyword. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { keyword, query } = readListQuery(request)
  return { ...(await call(listStaffWords, { query })), keyword }
}
