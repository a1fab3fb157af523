import type { LoaderFunctionArgs } from 'react-router'
import { pageRefusal } from '#lib/errors.ts'
import { call } from '#lib/web/call.ts'
import { showAdminFund } from '../../admin-contract.ts'

/** One fund for staff. */
export async function loader({ params }: LoaderFunctionArgs) {
  if (!params.code || !/^[A-Z0-9][A-Z0-9-]{1,23}$/.test(params.code)) throw pageRefusal('page_not_found')
  return call(showAdminFund, { query: { code: params.code } })
}
