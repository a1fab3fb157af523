import { type ContentFilter, minKeyword } from '../../admin-contract.ts'

/** The path of the list; its filter stands in its address. */
export const contentPath = '/admin/content'

const names = ['kinds', 'states', 'owner', 'assignee', 'keyword', 'check', 'release', 'sort'] as const

/** The filter in an address. A keyword that is too short to search for is left out. */
export function readFilter(search: URLSearchParams): ContentFilter {
  const filled = names.flatMap((name) => {
    const value = search.get(name)?.trim()
    return value && !(name === 'keyword' && [...value].length < minKeyword) ? [[name, value]] : []
  })
  return Object.fromEntries(filled)
}

/** The address of a filter. */
export function pathOf(filter: ContentFilter): string {
  const filled = names.flatMap((name) => (filter[name] ? [[name, filter[name]]] : []))
  return filled.length > 0 ? `${contentPath}?${new URLSearchParams(filled)}` : contentPath
}

/** The names in a filter's list. */
export function namesIn(list: string | undefined): string[] {
  return list ? list.split(',') : []
}

/** The filter with a name taken into a list of it, or out of it. */
export function toggled(filter: ContentFilter, list: 'kinds' | 'states', name: string): ContentFilter {
  const before = namesIn(filter[list])
  const after = before.includes(name) ? before.filter((one) => one !== name) : [...before, name]
  return { ...filter, [list]: after.join(',') || undefined }
}

/** Whether two filters show the same. */
export function isSameFilter(one: ContentFilter, other: ContentFilter): boolean {
  return pathOf(one) === pathOf(other)
}
