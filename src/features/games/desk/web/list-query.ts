/** The keyword and the page (from 1) in the address of a desk, and the query of its list. */
export function readListQuery(request: Request) {
  const search = new URL(request.url).searchParams
  const page = Math.max(1, Math.trunc(Number(search.get('page') ?? 1)) || 1)
  const keyword = search.get('keyword')?.trim() ?? ''
  return { keyword, query: { page, limit: 20, ...(keyword && { keyword }) } }
}
