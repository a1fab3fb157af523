/** The page of one of them, or a further page of their posts. */
export function heroPath({ id }: { id: string }, page = 1): string {
  return `/super-hero/detail?id=${id}${page > 1 ? `&page=${page}` : ''}`
}

/** A year's heroes; years are of the Common era in addresses. */
export function yearPath(year: number, page = 1): string {
  return `/super-hero/listSuperHero?year=${year}${page > 1 ? `&page=${page}` : ''}`
}

/** All posts, or the interviews alone. */
export function postsPath(isTalk: boolean, page = 1): string {
  const query = new URLSearchParams({
    ...(isTalk && { talk: '1' }),
    ...(page > 1 && { page: String(page) }),
  }).toString()
  return query ? `/super-hero/listPosts?${query}` : '/super-hero/listPosts'
}
