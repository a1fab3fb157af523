import type { LoaderFunctionArgs } from 'react-router'
import { pageRefusal } from '#lib/errors.ts'
import { call } from '#lib/web/call.ts'
import { listRoboPolicies, roboPolicyTypes } from '../../robo-contract.ts'
import { readAsked } from '../asked-version.ts'

/** The agreement of the address, by default the terms; `?version` selects another version. 404 when it does not exist. */
export async function loader(of: LoaderFunctionArgs) {
  const [policy] = (await call(listRoboPolicies, { query: readAsked(of, roboPolicyTypes) })).items
  if (!policy) throw pageRefusal('page_not_found')
  return policy
}
