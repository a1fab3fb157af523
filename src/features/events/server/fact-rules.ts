type Named = { id: string; title: string }

/** The path of an event without its slug, which changes with the title. */
export function hrefOf({ id }: Pick<Named, 'id'>): string {
  return `/events/${id}`
}

/** The facts of every notice about an event. */
export function factsOf(event: Named & { starts_at: Date }) {
  return { eventId: event.id, title: event.title, at: event.starts_at.toISOString() }
}
