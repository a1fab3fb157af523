import { plainTitle } from '#lib/plain-title.ts'

type Named = { id: string; title: string }

/** The page of an event, from '/'; short, since a changed title changes the rest. */
export function hrefOf({ id }: Pick<Named, 'id'>): string {
  return `/events/${id}`
}

/** The facts that every notice about an event has. */
export function factsOf(event: Named & { starts_at: Date }) {
  return { eventId: event.id, title: plainTitle(event.title), at: event.starts_at.toISOString() }
}
