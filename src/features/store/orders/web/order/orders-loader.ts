import type { LoaderFunctionArgs } from 'react-router'
import { pageRefusal } from '#lib/errors.ts'
import { call } from '#lib/web/call.ts'
import { listHistory } from '../../contract.ts'

/** A page of what the person bought. */
export async function loader({ request }: LoaderFunctionArgs) {
  const page = new URL(request.url).searchParams.get('page') ?? '1'
  if (!/^[1-9]\d{0,2}$/.test(page)) throw pageRefusal('page_not_found')
  return call(listHistory, { query: { page: Number(page), limit: 12 } })
}
