import type { LoaderFunctionArgs } from 'react-router'
import { pageRefusal } from '#lib/errors.ts'
import { call } from '#lib/web/call.ts'
import { listAdminFunds } from '../../funds/admin-contract.ts'
import { listNavImports } from '../admin-contract.ts'

/** The files of prices, newest first, and the funds whose prices the model makes and that nobody holds. */
export async function loader({ request }: LoaderFunctionArgs) {
  const page = new URL(request.url).searchParams.get('page') ?? '1'
  if (!/^[1-9]\d{0,2}$/.test(page)) throw pageRefusal('page_not_found')
  const [files, { items }] = await Promise.all([
    call(listNavImports, { query: { page: Number(page), limit: 20 } }),
    call(listAdminFunds, {}),
  ])
  const free = items.filter((fund) => fund.source === 'model' && fund.holders === 0 && fund.open_orders === 0)
  return { files, free }
}
