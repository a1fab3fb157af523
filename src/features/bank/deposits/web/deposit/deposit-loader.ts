import type { LoaderFunctionArgs } from 'react-router'
import { pageRefusal } from '#lib/errors.ts'
import { call } from '#lib/web/call.ts'
import { showBankAccounts, showDeposit } from '../../contract.ts'

/** One deposit of the person, open or ended, and the time of the bank. */
export async function loader({ params }: LoaderFunctionArgs) {
  if (!params.id || !/^[0-9a-f-]{36}$/.test(params.id)) throw pageRefusal('page_not_found')
  const [deposit, accounts] = await Promise.all([
    call(showDeposit, { query: { id: params.id } }),
    call(showBankAccounts, {}),
  ])
  return { deposit, accounts }
}
