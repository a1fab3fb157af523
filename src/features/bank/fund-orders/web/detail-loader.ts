import type { LoaderFunctionArgs } from 'react-router'
import { detailFund } from '#features/bank/funds/contract.ts'
import { showPracticeWallet } from '#features/bank/practice-wallet/contract.ts'
import { pageRefusal } from '#lib/errors.ts'
import { call } from '#lib/web/call.ts'

/** One fund with what the person has of it, and the purse. */
export async function loader({ params }: LoaderFunctionArgs) {
  const { code } = params
  if (!code || !/^[A-Z0-9][A-Z0-9-]{1,23}$/.test(code)) throw pageRefusal('page_not_found')
  const [fund, wallet] = await Promise.all([call(detailFund, { query: { type: code } }), call(showPracticeWallet, {})])
  return { fund, wallet }
}
