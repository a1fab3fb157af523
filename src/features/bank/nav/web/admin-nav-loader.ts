import type { LoaderFunctionArgs } from 'react-router'
import { pageRefusal } from '#lib/errors.ts'
import { call } from '#lib/web/call.ts'
import { listNavImports } from '../admin-contract.ts'

/** The files of prices, newest first. */
export async function loader({ request }: LoaderFunctionArgs) {
  const page = new URL(request.url).searchParams.get('page') ?? '1'
  if (!/^[1-9]\d{0,2}$/.test(page)) throw pageRefusal('page_not_found')
  return call(listNavImports, { query: { page: Number(page), limit: 20 } })
}
