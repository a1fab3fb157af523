/** The one address of an event; the slug is written out as the address bar wants it. */
export function eventPath({ id, slug }: { id: string; slug: string }): string {
  return slug ? `/events/${id}/${encodeURIComponent(slug)}` : `/events/${id}`
}
