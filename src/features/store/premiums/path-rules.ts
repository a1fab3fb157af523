/** The canonical path of a premium; the slug is percent-encoded. */
export function premiumPath({ id, slug }: { id: string; slug: string }): string {
  return slug ? `/store/${id}/${encodeURIComponent(slug)}` : `/store/${id}`
}
