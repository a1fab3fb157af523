/** The one address of a premium; the slug is written out as the address bar wants it. */
export function premiumPath({ id, slug }: { id: string; slug: string }): string {
  return slug ? `/store/${id}/${encodeURIComponent(slug)}` : `/store/${id}`
}
