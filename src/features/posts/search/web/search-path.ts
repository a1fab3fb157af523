import { pageRefusal } from '#lib/errors.ts'
import { cutText } from '#lib/thai/clusters.ts'
import { oneOf, pageNumber } from '#lib/web/address.ts'
import { longestKeyword, postFilterFields } from '../contract.ts'

/** An address with a query; defaults (page 1, all parts, newest first) are omitted. */
export function searchPath(path: string, query: Record<string, string | number | undefined>): string {
  const usual: Record<string, string | number> = { page: 1, filter: 'all', order: 'new' }
  const given = Object.entries(query).flatMap(([key, value]) =>
    value === undefined || value === usual[key] ? [] : [[key, String(value)]],
  )
  const search = new URLSearchParams(given).toString()
  return search ? `${path}?${search}` : path
}

/** Parses the search of an address; the keyword is undefined without one. An invalid filter or page is a 404. */
export function readSearch(search: URLSearchParams) {
  const keyword = cutText(search.get('keyword')?.trim() ?? '', longestKeyword) || undefined
  const filter = oneOf(postFilterFields, search.get('filter') || 'all')
  const page = pageNumber(search.get('page'))
  if (!filter || !page) throw pageRefusal('page_not_found')
  return { keyword, filter, page }
}
