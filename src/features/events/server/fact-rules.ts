type Named = { id: string; title: string }

/** A title without the marks of its line breaks. */
export function plainTitle({ title }: Pick<Named, 'title'>): string {
  return title.replaceAll('|', '')
}

/** The page of an event, from '/'; short, since a changed title changes the rest. */
export function hrefOf({ id }: Pick<Named, 'id'>): string {
  return `/events/${id}`
}

/** The facts that every notice about an event has. */
export function factsOf(event: Named & { starts_at: Date }) {
  return { eventId: event.id, title: plainTitle(event), at: event.starts_at.toISOString() }
}
