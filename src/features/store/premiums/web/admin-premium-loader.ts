import type { LoaderFunctionArgs } from 'react-router'
import { pageRefusal } from '#lib/errors.ts'
import { call } from '#lib/web/call.ts'
import { showAdminPremium } from '../admin-contract.ts'
import { showPremium } from '../contract.ts'

/** One premium for staff; of charity with what was told of it. */
export async function loader({ params }: LoaderFunctionArgs) {
  if (!params.id || !/^[0-9a-f-]{36}$/.test(params.id)) throw pageRefusal('page_not_found')
  const query = { id: params.id }
  const shown = await call(showAdminPremium, { query })
  const reports = shown.premium.type === 'charity' ? (await call(showPremium, { query })).charity?.reports : null
  return { ...shown, reports: reports ?? null }
}
