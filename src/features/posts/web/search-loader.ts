import type { LoaderFunctionArgs } from 'react-router'
import { pageRefusal } from '#lib/errors.ts'
import { cutText } from '#lib/thai/clusters.ts'
import { oneOf, pageNumber } from '#lib/web/address.ts'
import { call } from '#lib/web/call.ts'
import { clubTypes, longestKeyword, postFilterFields, searchPosts } from '../contract.ts'
import { prepareSearchResults } from './late-search-results.tsx'

/** What an address asks to be searched; undefined where it asks for nothing. A filter or page that is none is a 404. */
export function readSearch(search: URLSearchParams) {
  const keyword = cutText(search.get('keyword')?.trim() ?? '', longestKeyword) || undefined
  const filter = oneOf(postFilterFields, search.get('filter') || 'all')
  const page = pageNumber(search.get('page'))
  if (!filter || !page) throw pageRefusal('page_not_found')
  return { keyword, filter, page }
}

/** The search over all clubs, or one; without a keyword nothing was asked yet. */
export async function loader({ request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams
  const { keyword, filter, page } = readSearch(search)
  const type = search.get('type') ? oneOf(clubTypes, search.get('type')!) : undefined
  if (type === null) throw pageRefusal('page_not_found')
  if (keyword) await prepareSearchResults()
  const query = { keyword, filter, type }
  return { query, found: keyword ? await call(searchPosts, { query: { ...query, keyword, page, limit: 12 } }) : null }
}
