/** The canonical path of a post, with the slug percent-encoded; a title of punctuation alone has no slug. */
export function postPath({ id, slug }: { id: string; slug: string }): string {
  return slug ? `/post/detail/${id}/${encodeURIComponent(slug)}` : `/post/detail/${id}`
}
