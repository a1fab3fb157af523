import type { LoaderFunctionArgs } from 'react-router'
import { pageRefusal } from '#lib/errors.ts'
import { call } from '#lib/web/call.ts'
import { listAdminPremiums } from '../admin-contract.ts'
import { type PremiumType, premiumTypes } from '../contract.ts'

/** Every premium of one type or of all. */
export async function loader({ request }: LoaderFunctionArgs) {
  const type = (new URL(request.url).searchParams.get('type') ?? undefined) as PremiumType | undefined
  if (type !== undefined && !premiumTypes.includes(type)) throw pageRefusal('page_not_found')
  const { items } = await call(listAdminPremiums, { query: { type } })
  return { type, items }
}
