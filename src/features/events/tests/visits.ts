import { listUpcoming } from '#features/events/event-contract.ts'
import { eventPath } from '#features/events/path-rules.ts'
import { type FeatureVisits, noId } from '#tests/support/visits.ts'

export const visits: FeatureVisits = {
  pages: async ({ read }) => {
    const event = (await read(listUpcoming, {})).items[0]!
    return {
      '/admin/events': [{ to: '/admin/events', isStaff: true }],
      '/admin/events/:id': [{ to: `/admin/events/${event.id}`, isStaff: true }],
      '/admin/events/edit/:id?': [{ to: '/admin/events/edit', isStaff: true }],
      '/events': [{ to: '/events' }, { to: '/events?month=2027-02' }],
      '/events/:id/:slug?': [{ to: eventPath(event) }, { to: eventPath(event), isSignedIn: true }],
    }
  },
  refused: ['/events?month=2569-01', '/events?month=2027-02&day=2027-02-30', '/events/nothing', `/events/${noId}`],
}
