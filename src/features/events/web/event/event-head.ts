import { type Describe, describeOrganization, type HeadParts, trailFromHome } from '#kit/web/page-head.ts'
import type { Event } from '#lib/web/json-ld.ts'
import type { EventView } from '../../event-contract.ts'
import { eventPath } from '../../path-rules.ts'
import { shareOfEvent } from '../../share-rules.ts'
import { text } from '../text.ts'

/** Structured data of an event, with the calendar as its parent. */
export const describe: Describe<EventView> = (event, parts) => {
  const list = { name: text.title, path: '/events' }
  const trail = trailFromHome(parts.site, [list, { name: event.title, path: eventPath(event) }])
  // An event that does not take place is no event to a search engine.
  return { share: shareOfEvent(event), jsonLd: event.is_simulated ? [trail] : [describeEvent(event, parts), trail] }
}

function describeEvent(event: EventView, { site, shareUrl }: HeadParts): Event {
  const url = site.origin + eventPath(event)
  const online = { '@type': 'VirtualLocation' as const, url }
  const place = event.place ? { '@type': 'Place' as const, name: event.place, address: event.place } : null
  const mode = !place ? 'Online' : event.is_online ? 'Mixed' : 'Offline'
  return {
    '@type': 'Event',
    name: event.title,
    description: event.summary,
    image: [shareUrl(shareOfEvent(event))],
    startDate: event.starts_at,
    endDate: event.ends_at,
    eventStatus: `https://schema.org/Event${event.state === 'called_off' ? 'Cancelled' : 'Scheduled'}`,
    eventAttendanceMode: `https://schema.org/${mode}EventAttendanceMode`,
    location: !place ? online : event.is_online ? [place, online] : place,
    organizer: describeOrganization(site),
    isAccessibleForFree: true,
    maximumAttendeeCapacity: event.capacity,
    remainingAttendeeCapacity: event.seats_left,
    inLanguage: 'th',
    url,
  }
}
