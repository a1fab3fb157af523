import type { LoaderFunctionArgs } from 'react-router'
import { pageRefusal } from '#lib/errors.ts'
import { pageNumber } from '#lib/web/address.ts'
import { call } from '#lib/web/call.ts'
import { listAdminRoboNews } from '../admin-contract.ts'

/** A page of all market notes, and which of them is edited. */
export async function loader({ request }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams
  const page = pageNumber(asked.get('page'))
  if (page === null) throw pageRefusal('page_not_found')
  const list = await call(listAdminRoboNews, { query: { page, limit: 30 } })
  return { list, edited: list.items.find(({ id }) => id === asked.get('id')) ?? null }
}
