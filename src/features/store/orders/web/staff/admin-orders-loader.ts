import type { LoaderFunctionArgs } from 'react-router'
import { pageRefusal } from '#lib/errors.ts'
import { call } from '#lib/web/call.ts'
import { type PremiumType, premiumTypes } from '../../../premiums/contract.ts'
import { listAdminOrders } from '../../admin-contract.ts'
import type { OrderState } from '../../contract.ts'

const states: readonly OrderState[] = ['paid', 'packed', 'shipped', 'delivered', 'refunded']

export type OrderQuery = {
  state?: OrderState | undefined
  type?: PremiumType | undefined
  premium?: string | undefined
  missed?: '1' | undefined
  number?: string | undefined
}

/** A page of the queue and what it is narrowed to; an address that names no list is an unknown page. */
export async function loader({ request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams
  const of = (name: keyof OrderQuery) => search.get(name) || undefined
  const filter = {
    state: of('state') as OrderState | undefined,
    type: of('type') as PremiumType | undefined,
    premium: of('premium'),
    missed: of('missed') as '1' | undefined,
    number: of('number')?.slice(0, 20),
  }
  const page = Number(search.get('page') ?? 1)
  const isFit =
    (!filter.state || states.includes(filter.state)) &&
    (!filter.type || premiumTypes.includes(filter.type)) &&
    (!filter.premium || /^[0-9a-f-]{36}$/.test(filter.premium)) &&
    (!filter.missed || filter.missed === '1') &&
    Number.isInteger(page) &&
    page >= 1
  if (!isFit) throw pageRefusal('page_not_found')
  return { filter, list: await call(listAdminOrders, { query: { ...filter, page, limit: 25 } }) }
}
