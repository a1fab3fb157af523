import type { LoaderFunctionArgs } from 'react-router'
import { readListQuery } from '#features/games/desk/web/list-query.ts'
import { call } from '#lib/web/call.ts'
import { listStaffRiddles } from '../admin-contract.ts'

/** A page of all riddles, or of those that match the keyword. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { keyword, query } = readListQuery(request)
  return { ...(await call(listStaffRiddles, { query })), keyword }
}
