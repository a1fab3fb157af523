import { call } from '#lib/web/call.ts'
import { readToken } from '#lib/web/session-store.ts'
import { showBankTerms } from '../../../rates/contract.ts'
import { showBankAccounts } from '../../contract.ts'

/** The terms in force, for everybody; the accounts of a signed-in person, null for a visitor. */
export async function loader() {
  const [terms, accounts] = await Promise.all([
    call(showBankTerms, {}),
    readToken() === null ? null : call(showBankAccounts, {}),
  ])
  return { terms, accounts }
}
