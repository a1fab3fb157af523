import type { LoaderFunctionArgs } from 'react-router'
import { showBankAccounts } from '#features/bank/deposits/contract.ts'
import { showPracticeWallet } from '#features/bank/practice-wallet/contract.ts'
import { pageRefusal } from '#lib/errors.ts'
import { call } from '#lib/web/call.ts'
import { showPassbook } from '../contract.ts'

/** A page of an account's lines, the accounts to choose from, and whether there is a practice purse. */
export async function loader({ request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams
  const page = search.get('page') ?? '1'
  const account = search.get('account') ?? 'savings'
  const isKnown = account === 'savings' || /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(account)
  if (!isKnown || !/^[1-9]\d{0,2}$/.test(page)) throw pageRefusal('page_not_found')
  const [list, accounts, wallet] = await Promise.all([
    call(showPassbook, { query: { account, page: Number(page), limit: 20 } }),
    call(showBankAccounts, {}),
    call(showPracticeWallet, {}),
  ])
  return { account, list, accounts, wallet }
}
