import { pageRefusal } from '#lib/errors.ts'
import { cutText } from '#lib/thai/clusters.ts'
import { oneOf, pageNumber } from '#lib/web/address.ts'
import { longestKeyword, postFilterFields } from '../contract.ts'

/** An address with what is set of a query; what is so anyway (page 1, all parts, newest first) is left out. */
export function searchPath(path: string, query: Record<string, string | number | undefined>): string {
  const usual: Record<string, string | number> = { page: 1, filter: 'all', order: 'new' }
  const given = Object.entries(query).flatMap(([key, value]) =>
    value === undefined || value === usual[key] ? [] : [[key, String(value)]],
  )
  const search = new URLSearchParams(given).toString()
  return search ? `${path}?${search}` : path
}

/** What an address asks to be searched; undefined where it asks for nothing. A filter or page that is none is a 404. */
export function readSearch(search: URLSearchParams) {
  const keyword = cutText(search.get('keyword')?.trim() ?? '', longestKeyword) || undefined
  const filter = oneOf(postFilterFields, search.get('filter') || 'all')
  const page = pageNumber(search.get('page'))
  if (!filter || !page) throw pageRefusal('page_not_found')
  return { keyword, filter, page }
}
