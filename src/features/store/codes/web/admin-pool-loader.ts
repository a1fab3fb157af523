import type { LoaderFunctionArgs } from 'react-router'
import { pageRefusal } from '#lib/errors.ts'
import { call } from '#lib/web/call.ts'
import { showAdminPremium } from '../../premiums/admin-contract.ts'
import { showPool } from '../admin-contract.ts'

/** A premium of codes and how its pool stands. */
export async function loader({ params }: LoaderFunctionArgs) {
  if (!params.id || !/^[0-9a-f-]{36}$/.test(params.id)) throw pageRefusal('page_not_found')
  const query = { id: params.id }
  const [{ premium }, pool] = await Promise.all([call(showAdminPremium, { query }), call(showPool, { query })])
  return { premium, pool }
}
