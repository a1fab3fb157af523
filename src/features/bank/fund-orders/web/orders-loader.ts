import type { LoaderFunctionArgs } from 'react-router'
import { listPracticeWallet, showPracticeWallet } from '#features/bank/practice-wallet/contract.ts'
import { pageRefusal } from '#lib/errors.ts'
import { call } from '#lib/web/call.ts'
import { listFundOrders, listHoldings } from '../contract.ts'

/** What the person has, the orders that are under way, and a page of all orders. */
export async function loader({ request }: LoaderFunctionArgs) {
  const page = new URL(request.url).searchParams.get('page') ?? '1'
  if (!/^[1-9]\d{0,2}$/.test(page)) throw pageRefusal('page_not_found')
  const [mine, wallet, moves, open, all] = await Promise.all([
    call(listHoldings, {}),
    call(showPracticeWallet, {}),
    call(listPracticeWallet, { query: { page: 1, limit: 8 } }),
    call(listFundOrders, { query: { state: 'open', page: 1, limit: 50 } }),
    call(listFundOrders, { query: { state: 'all', page: Number(page), limit: 10 } }),
  ])
  return { mine, wallet, moves, open, all }
}
