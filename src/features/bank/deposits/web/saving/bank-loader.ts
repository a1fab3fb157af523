import { call } from '#lib/web/call.ts'
import { showBankTerms } from '../../../rates/contract.ts'
import { showBankAccounts } from '../../contract.ts'
import { ownTerms } from '../../view-rules.ts'

/** The person's accounts, and the terms of what can be opened. */
export async function loader() {
  const [accounts, terms] = await Promise.all([call(showBankAccounts, {}), call(showBankTerms, {})])
  return { accounts, ...ownTerms(accounts, terms) }
}
