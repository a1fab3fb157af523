import type { LoaderFunctionArgs } from 'react-router'
import { pageRefusal } from '#lib/errors.ts'
import { oneOf } from '#lib/web/address.ts'
import { call } from '#lib/web/call.ts'
import { listRoboPolicies, roboPolicyTypes } from '../contract.ts'

/** The agreement of the address, by default the terms; `?version` selects another version. 404 when it does not exist. */
export async function loader({ params, request }: LoaderFunctionArgs) {
  const type = oneOf(roboPolicyTypes, params.type ?? 'terms')
  const given = new URL(request.url).searchParams.get('version')
  if (!type || (given !== null && !/^[1-9]\d{0,5}$/.test(given))) throw pageRefusal('page_not_found')
  const query = { type, ...(given !== null && { version: Number(given) }) }
  const [policy] = (await call(listRoboPolicies, { query })).items
  if (!policy) throw pageRefusal('page_not_found')
  return policy
}
