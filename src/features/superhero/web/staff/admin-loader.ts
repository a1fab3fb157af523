import type { LoaderFunctionArgs } from 'react-router'
import { call } from '#lib/web/call.ts'
import { findMembers, listChosen } from '../../admin-contract.ts'

/** A year's heroes, and the members whose name starts with the keyword. */
export async function loader({ request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams
  const year = search.get('year')
  const name = search.get('name')?.trim() || null
  const [chosen, found] = await Promise.all([
    call(listChosen, { query: year ? { year } : {} }),
    name ? call(findMembers, { query: { name } }) : null,
  ])
  return { ...chosen, name, found: found?.items ?? null }
}
