import type { LoaderFunctionArgs } from 'react-router'
import { commonRefusal } from '#lib/errors.ts'
import { oneOf, pageNumber } from '#lib/web/address.ts'
import { call } from '#lib/web/call.ts'
import { clubTypes, listPosts, postOrders, viewClub } from '../contract.ts'

/** A club with one page of its posts; without a type it is the first club. A type, order or page that is none is a 404. */
export async function loader({ params, request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams
  const type = oneOf(clubTypes, params.type ?? 'hit')
  const order = oneOf(postOrders, search.get('order') ?? 'new')
  const page = pageNumber(search.get('page'))
  if (!type || !order || !page) throw commonRefusal('not_found')
  const query = { order, tag: search.get('tag') || undefined, keyword: search.get('keyword') || undefined }
  const [club, posts] = await Promise.all([
    call(viewClub, { query: { type } }),
    call(listPosts, { query: { type, ...query, page, limit: 12 } }),
  ])
  return { club, posts, query }
}
