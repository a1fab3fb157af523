import type { LoaderFunctionArgs } from 'react-router'
import { call } from '#lib/web/call.ts'
import { findPeople } from '../../people-admin-contract.ts'

/** The people that match the keyword; the staff without a keyword. */
export async function loader({ request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams
  const keyword = search.get('keyword')?.trim() ?? ''
  const isAsleep = search.get('only') === 'asleep'
  const query = { ...(keyword && { keyword }), ...(isAsleep && { only: 'asleep' as const }) }
  return { keyword, isAsleep, found: await call(findPeople, { query }) }
}
