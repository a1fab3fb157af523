import type { LoaderFunctionArgs } from 'react-router'
import { findOthers } from '#app/search/contract.ts'
import { clubTypes } from '#features/posts/documents/contract.ts'
import { searchPosts } from '#features/posts/search/contract.ts'
import { prepareSearchResults } from '#features/posts/search/web/late-search-results.tsx'
import { readSearch } from '#features/posts/search/web/search-path.ts'
import { pageRefusal } from '#lib/errors.ts'
import { oneOf } from '#lib/web/address.ts'
import { call } from '#lib/web/call.ts'
import { prepareFoundOthers } from './late-found-others.tsx'

/**
 * The search in all clubs, or in one; without a keyword nothing is searched. Videos and events are searched only
 * on the first page of a search in all clubs without a filter.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams
  const { keyword, filter, page } = readSearch(search)
  const type = search.get('type') ? oneOf(clubTypes, search.get('type')!) : undefined
  if (type === null) throw pageRefusal('page_not_found')
  const query = { keyword, filter, type }
  if (!keyword) return { query, found: null, others: null }
  await Promise.all([prepareSearchResults(), prepareFoundOthers()])
  const isWide = filter === 'all' && !type && page === 1
  const [found, others] = await Promise.all([
    call(searchPosts, { query: { ...query, keyword, page, limit: 12 } }),
    isWide ? call(findOthers, { query: { keyword } }) : null,
  ])
  return { query, found, others }
}
