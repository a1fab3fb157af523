/** The canonical path of an event, with the slug percent-encoded. */
export function eventPath({ id, slug }: { id: string; slug: string }): string {
  return slug ? `/events/${id}/${encodeURIComponent(slug)}` : `/events/${id}`
}
