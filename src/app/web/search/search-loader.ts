import type { LoaderFunctionArgs } from 'react-router'
import { findOthers } from '#app/search/contract.ts'
import { clubTypes } from '#features/posts/documents/contract.ts'
import { searchPosts } from '#features/posts/search/contract.ts'
import { prepareSearchResults } from '#features/posts/search/web/late-search-results.tsx'
import { readSearch } from '#features/posts/search/web/search-path.ts'
import { pageRefusal } from '#lib/errors.ts'
import { oneOf } from '#lib/web/address.ts'
import { call } from '#lib/web/call.ts'
import { searchKinds } from './kinds.ts'
import { prepareFoundOthers } from './late-found-others.tsx'

/**
 * The search in all clubs, or in one; without a keyword nothing is searched. What is not a post is searched only on the
 * first page of a search in all clubs without a filter; where its kind is chosen, the parts and clubs of posts do not count.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams
  const read = readSearch(search)
  const { keyword } = read
  const club = search.get('type') ? oneOf(clubTypes, search.get('type')!) : undefined
  const kind = search.get('kind') ? oneOf(searchKinds, search.get('kind')!) : undefined
  if (club === null || kind === null) throw pageRefusal('page_not_found')
  const isOfPosts = !kind || kind === 'posts'
  const { filter, type, page } = isOfPosts
    ? { ...read, type: club }
    : { filter: 'all' as const, type: undefined, page: 1 }
  const query = { keyword, filter, type, kind }
  if (!keyword) return { query, found: null, others: null }
  await Promise.all([prepareSearchResults(), prepareFoundOthers()])
  const isWide = filter === 'all' && !type && page === 1
  const [found, others] = await Promise.all([
    call(searchPosts, { query: { filter, type, keyword, page, limit: 12 } }),
    isWide ? call(findOthers, { query: { keyword } }) : null,
  ])
  return { query, found, others }
}
