import type { LoaderFunctionArgs } from 'react-router'
import { call } from '#lib/web/call.ts'
import { DeskState, listDeskMissions } from '../../admin-contract.ts'

/** The missions of ?state=open, or all. */
export async function loader({ request }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams.get('state')
  const state = DeskState.options.find((one) => one === asked) ?? null
  const { items } = await call(listDeskMissions, { query: state ? { state } : {} })
  return { items, state }
}
