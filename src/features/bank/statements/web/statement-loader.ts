import type { LoaderFunctionArgs } from 'react-router'
import { pageRefusal } from '#lib/errors.ts'
import { call } from '#lib/web/call.ts'
import { listStatements, showStatement } from '../contract.ts'

/** The months that have a statement, and the chosen one: the newest, where none is named. */
export async function loader({ request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams
  const page = search.get('page') ?? '1'
  const named = search.get('month')
  if (!/^[1-9]\d{0,2}$/.test(page) || (named !== null && !/^\d{4}-(0[1-9]|1[0-2])$/.test(named)))
    throw pageRefusal('page_not_found')
  const list = await call(listStatements, { query: { page: Number(page), limit: 12 } })
  const month = named ?? list.items[0]?.month ?? null
  return { list, statement: month === null ? null : await call(showStatement, { query: { month } }) }
}
