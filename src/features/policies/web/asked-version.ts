import type { LoaderFunctionArgs } from 'react-router'
import { pageRefusal } from '#lib/errors.ts'
import { oneOf } from '#lib/web/address.ts'

/** The policy and version that an address asks for; without a type the first one. Throws page_not_found. */
export function readAsked<T extends string>({ params, request }: LoaderFunctionArgs, types: readonly [T, ...T[]]) {
  const type = oneOf(types, params.type ?? types[0])
  const given = new URL(request.url).searchParams.get('version')
  if (!type || (given !== null && !/^[1-9]\d{0,5}$/.test(given))) throw pageRefusal('page_not_found')
  return { type, ...(given !== null && { version: Number(given) }) }
}
