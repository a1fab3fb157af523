import type { LoaderFunctionArgs } from 'react-router'
import { call } from '#lib/web/call.ts'
import { findWallets, listAdjustments } from '../adjust-contract.ts'

/** The latest adjustments, and the members that the keyword of the address finds; null without a keyword. */
export async function loader({ request }: LoaderFunctionArgs) {
  const keyword = new URL(request.url).searchParams.get('keyword')?.trim() ?? ''
  const [adjustments, found] = await Promise.all([
    call(listAdjustments, {}),
    keyword ? call(findWallets, { query: { keyword } }) : null,
  ])
  return { ...adjustments, keyword, found }
}
