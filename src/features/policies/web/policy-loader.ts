import type { LoaderFunctionArgs } from 'react-router'
import { pageRefusal } from '#lib/errors.ts'
import { oneOf } from '#lib/web/address.ts'
import { call } from '#lib/web/call.ts'
import { listPolicies, policyTypes } from '../contract.ts'
import { preparePolicyBody } from './late-policy-body.tsx'

/** The policy of the address, the terms of use without a type; `?version` is another version. None such is a 404. */
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
