import type { LoaderFunctionArgs } from 'react-router'
import { call } from '#lib/web/call.ts'
import { caseQueues, listCases } from '../admin-contract.ts'

const origins = ['submission', 'report'] as const

/** A page of the moderators' queue; invalid parameters are ignored. */
export async function loader({ request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams
  const page = Math.max(1, Math.trunc(Number(search.get('page') ?? 1)) || 1)
  const queue = caseQueues.find((name) => name === search.get('queue')) ?? 'open'
  const origin = origins.find((name) => name === search.get('origin'))
  const list = await call(listCases, { query: { page, limit: 20, queue, ...(origin && { origin }) } })
  return { queue, origin: origin ?? null, list }
}
