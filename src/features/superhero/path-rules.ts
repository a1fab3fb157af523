/** The path of a hero's page, or of a further page of their posts. */
export function heroPath({ id }: { id: string }, page = 1): string {
  return `/super-hero/detail?id=${id}${page > 1 ? `&page=${page}` : ''}`
}

/** The path of a year's heroes; addresses use the Common Era. */
export function yearPath(year: number, page = 1): string {
  return `/super-hero/listSuperHero?year=${year}${page > 1 ? `&page=${page}` : ''}`
}

/** The path of all posts, or of the interviews only. */
export function postsPath(isTalk: boolean, page = 1): string {
  const query = new URLSearchParams({
    ...(isTalk && { talk: '1' }),
    ...(page > 1 && { page: String(page) }),
  }).toString()
  return query ? `/super-hero/listPosts?${query}` : '/super-hero/listPosts'
}
