import type { LoaderFunctionArgs } from 'react-router'
import { pageRefusal } from '#lib/errors.ts'
import { call } from '#lib/web/call.ts'
import { listPolicies, policyTypes } from '../contract.ts'
import { readAsked } from './asked-version.ts'
import { preparePolicyBody } from './late-policy-body.tsx'

/**
 * The policy of the address, by default the terms of use; `?version` selects another version. 404 when it does not
 * exist.
 */
export async function loader(of: LoaderFunctionArgs) {
  const { items } = await call(listPolicies, { query: readAsked(of, policyTypes) })
  const [policy] = items
  if (!policy) throw pageRefusal('page_not_found')
  await preparePolicyBody()
  return policy
}
