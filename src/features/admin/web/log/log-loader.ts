import type { LoaderFunctionArgs } from 'react-router'
import { call } from '#lib/web/call.ts'
import { listStaffActs, readLogChoices } from '../../log-admin-contract.ts'

const names = ['actor', 'kind', 'subject', 'act', 'from', 'to'] as const
export type LogQuery = Partial<Record<(typeof names)[number], string>>

/** A page of the audit log, its filter, and the available filter values. */
export async function loader({ request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams
  const filter: LogQuery = Object.fromEntries(
    names.flatMap((name) => (search.get(name) ? [[name, search.get(name)!]] : [])),
  )
  const page = Math.max(1, Math.trunc(Number(search.get('page') ?? 1)) || 1)
  const [list, choices] = await Promise.all([
    call(listStaffActs, { query: { ...filter, page, limit: 25 } }),
    call(readLogChoices, {}),
  ])
  return { filter, list, choices }
}
