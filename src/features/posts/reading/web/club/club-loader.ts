import type { LoaderFunctionArgs } from 'react-router'
import { readClubAims } from '#features/posts/clubs/contract.ts'
import { clubTypes, postOrders } from '#features/posts/documents/contract.ts'
import { listPosts, searchPosts } from '#features/posts/search/contract.ts'
import { readSearch } from '#features/posts/search/web/search-path.ts'
import { pageRefusal } from '#lib/errors.ts'
import { cutText } from '#lib/thai/clusters.ts'
import { oneOf } from '#lib/web/address.ts'
import { call } from '#lib/web/call.ts'
import { viewClub } from '../../contract.ts'

const longestTag = 30

/**
 * A club with one page of its posts, or of search results in it; without a type it is the first club. An invalid type,
 * order, filter or page is a 404.
 */
export async function loader({ params, request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams
  const type = oneOf(clubTypes, params.type ?? 'hit')
  const order = oneOf(postOrders, search.get('order') || 'new')
  const { keyword, filter, page } = readSearch(search)
  if (!type || !order) throw pageRefusal('page_not_found')
  const tag = cutText(search.get('tag')?.trim() ?? '', longestTag) || undefined
  const slice = { type, tag, page, limit: 12 }
  const [club, aims, posts, found] = await Promise.all([
    call(viewClub, { query: { type } }),
    call(readClubAims, {}),
    keyword ? null : call(listPosts, { query: { ...slice, order } }),
    keyword ? call(searchPosts, { query: { ...slice, filter, keyword } }) : null,
  ])
  const aim = aims.items.find((one) => one.club === type)!
  return { club, aim, posts, found, query: { order, tag, keyword, filter } }
}
