import type { LoaderFunctionArgs } from 'react-router'
import { pageRefusal } from '#lib/errors.ts'
import { oneOf, pageNumber } from '#lib/web/address.ts'
import { call } from '#lib/web/call.ts'
import { listHeroPosts } from '../../contract.ts'

/** A page of the heroes' posts; an invalid page or kind is a 404. */
export async function loader({ request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams
  const page = pageNumber(search.get('page'))
  const talk = oneOf(['', '1', 'true', '0', 'false'], search.get('talk') ?? '')
  if (!page || talk === null) throw pageRefusal('page_not_found')
  const isTalk = talk === '1' || talk === 'true'
  return { isTalk, posts: await call(listHeroPosts, { query: { page, limit: 12, ...(isTalk && { talk: '1' }) } }) }
}
