import type { LoaderFunctionArgs } from 'react-router'
import { pageRefusal } from '#lib/errors.ts'
import { pageNumber } from '#lib/web/address.ts'
import { call } from '#lib/web/call.ts'
import { listHeroes } from '../../contract.ts'

/** The heroes of a year, by default the newest; a year outside 2020 to 2100, or an invalid page, is a 404. */
export async function loader({ request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams
  const page = pageNumber(search.get('page'))
  const year = search.get('year') || undefined
  if (!page || (year && !/^(20[2-9]\d|2100)$/.test(year))) throw pageRefusal('page_not_found')
  return call(listHeroes, { query: { page, limit: 24, ...(year && { year: Number(year) }) } })
}
