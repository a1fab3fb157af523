import type { LoaderFunctionArgs } from 'react-router'
import { pageRefusal } from '#lib/errors.ts'
import { oneOf } from '#lib/web/address.ts'
import { call } from '#lib/web/call.ts'
import { listPolicies, policyTypes } from '../contract.ts'
import { preparePolicyBody } from './late-policy-body.tsx'

/**
 * The policy of the address, by default the terms of use; `?version` selects another version. 404 when it does not
 * exist.
 */
export async function loader({ params, request }: LoaderFunctionArgs) {
  const type = oneOf(policyTypes, params.type ?? 'law')
  const given = new URL(request.url).searchParams.get('version')
  if (!type || (given !== null && !/^[1-9]\d{0,5}$/.test(given))) throw pageRefusal('page_not_found')
  const { items } = await call(listPolicies, { query: { type, ...(given !== null && { version: Number(given) }) } })
  const [policy] = items
  if (!policy) throw pageRefusal('page_not_found')
  await preparePolicyBody()
  return policy
}
