import type { LoaderFunctionArgs } from 'react-router'
import { call } from '#lib/web/call.ts'
import { listGiftOrders } from '../admin-contract.ts'
import { GiftState } from '../contract.ts'

export async function loader({ request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams
  const state = GiftState.options.find((one) => one === search.get('state'))
  const page = Math.min(100, Math.max(1, Math.trunc(Number(search.get('page') ?? 1)) || 1))
  const list = await call(listGiftOrders, { query: { page, limit: 20, ...(state && { state }) } })
  return { list, state: state ?? null }
}
