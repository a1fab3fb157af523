import type { LoaderFunctionArgs } from 'react-router'
import { pageRefusal } from '#lib/errors.ts'
import { call } from '#lib/web/call.ts'
import { showBankTerms } from '../../../rates/contract.ts'
import { compareFunds, NavRange } from '../../contract.ts'

/** Two or three funds over one range; null where none are chosen yet. */
export async function loader({ request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams
  const codes = search.get('codes') ?? ''
  const range = NavRange.options.find((one) => one === (search.get('range') ?? '5y'))
  if (!range) throw pageRefusal('page_not_found')
  const terms = await call(showBankTerms, {})
  if (codes === '') return { codes, range, terms, compared: null }
  return { codes, range, terms, compared: await call(compareFunds, { query: { codes, range } }) }
}
