/** The one address of a post; the slug is written out as the address bar wants it. A title of signs alone has none. */
export function postPath({ id, slug }: { id: string; slug: string }): string {
  return slug ? `/post/detail/${id}/${encodeURIComponent(slug)}` : `/post/detail/${id}`
}
