/** The one address of a post; the slug is written out as the address bar wants it. */
export function postPath({ id, slug }: { id: string; slug: string }): string {
  return `/post/detail/${id}/${encodeURIComponent(slug)}`
}
