import type { LoaderFunctionArgs } from 'react-router'
import { pageRefusal } from '#lib/errors.ts'
import { pageNumber } from '#lib/web/address.ts'
import { call } from '#lib/web/call.ts'
import { listHeroPosts, showHero } from '../../contract.ts'

/** A hero with a page of their posts; 404 without a valid id. */
export async function loader({ request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams
  const id = search.get('id') ?? ''
  const page = pageNumber(search.get('page'))
  if (!page || !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) throw pageRefusal('page_not_found')
  const [hero, posts] = await Promise.all([
    call(showHero, { query: { id } }),
    call(listHeroPosts, { query: { hero: id, page, limit: 12 } }),
  ])
  return { hero, posts }
}
