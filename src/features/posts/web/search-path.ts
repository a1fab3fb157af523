/** An address with what is set of a query; what is so anyway (page 1, all parts, newest first) is left out. */
export function searchPath(path: string, query: Record<string, string | number | undefined>): string {
  const usual: Record<string, string | number> = { page: 1, filter: 'all', order: 'new' }
  const given = Object.entries(query).flatMap(([key, value]) =>
    value === undefined || value === usual[key] ? [] : [[key, String(value)]],
  )
  const search = new URLSearchParams(given).toString()
  return search ? `${path}?${search}` : path
}
