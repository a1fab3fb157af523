import type { LoaderFunctionArgs } from 'react-router'
import { pageRefusal } from '#lib/errors.ts'
import { call } from '#lib/web/call.ts'
import { showBankTerms } from '../../../rates/contract.ts'
import { showBankAccounts } from '../../contract.ts'
import { ownTerms } from '../../view-rules.ts'

const products = ['savings', 'fixed', 'thaweesup'] as const

/** The terms of one product, and what the person has. An unknown product is no page. */
export async function loader({ params }: LoaderFunctionArgs) {
  const product = products.find((one) => one === params.product)
  if (!product) throw pageRefusal('page_not_found')
  const [accounts, terms] = await Promise.all([call(showBankAccounts, {}), call(showBankTerms, {})])
  return { product, accounts, ...ownTerms(accounts, terms) }
}
