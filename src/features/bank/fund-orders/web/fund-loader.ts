import type { LoaderFunctionArgs } from 'react-router'
import { FundClass, FundSort, searchFund } from '#features/bank/funds/contract.ts'
import { fundsPerStep } from '#features/bank/funds/fund-rules.ts'
import { pageRefusal } from '#lib/errors.ts'
import { call } from '#lib/web/call.ts'
import { listHoldings } from '../contract.ts'

const levels = ['all', '1', '2', '3', '4', '5', '6', '7', '8'] as const

/** The longest list that the endpoint gives. */
const maxShown = 50

/** The funds that fit the filters of the address, and what the person has. */
export async function loader({ request }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams
  const search = {
    type: asked.get('type') || 'all',
    q: (asked.get('q') ?? '').slice(0, 100),
    class: asked.get('class') ?? '',
    fee_to: asked.get('fee_to') ?? '',
    sort: asked.get('sort') || 'risk',
  }
  const show = asked.get('show') ?? `${fundsPerStep}`
  const type = levels.find((one) => one === search.type)
  const sort = FundSort.options.find((one) => one === search.sort)
  const fundClass = FundClass.options.find((one) => one === search.class)
  const isRefused = !type || !sort || (search.class !== '' && !fundClass) || !/^\d{0,4}$/.test(search.fee_to)
  if (isRefused || !/^[1-9]\d{0,2}$/.test(show)) throw pageRefusal('page_not_found')
  const query = {
    type,
    q: search.q,
    sort,
    page: 1,
    limit: Math.min(maxShown, Math.max(fundsPerStep, Number(show))),
    ...(fundClass && { class: fundClass }),
    ...(search.fee_to !== '' && { fee_to: Number(search.fee_to) }),
  }
  const [list, mine] = await Promise.all([call(searchFund, { query }), call(listHoldings, {})])
  return { search, list, mine }
}
