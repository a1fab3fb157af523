import type { LoaderFunctionArgs } from 'react-router'
import { pageRefusal } from '#lib/errors.ts'
import { oneOf } from '#lib/web/address.ts'
import { call } from '#lib/web/call.ts'
import { listPolicies, policyTypes } from '../contract.ts'

/** The policy of the address, the terms of use without a type; an unknown type is a 404. */
export async function loader({ params }: LoaderFunctionArgs) {
  const type = oneOf(policyTypes, params.type ?? 'law')
  if (!type) throw pageRefusal('not_found')
  const { items } = await call(listPolicies, { query: { type } })
  const [policy] = items
  if (!policy) throw pageRefusal('not_found')
  return policy
}
