import type { FeatureVisits } from '#tests/support/visits.ts'

export const visits: FeatureVisits = {
  pages: {
    '/notifications': [{ to: '/notifications', isSignedIn: true }],
    '/notifications/choices': [{ to: '/notifications/choices', isSignedIn: true }],
    '/unsubscribe': [{ to: '/unsubscribe?token=learning.x.y' }, { to: '/unsubscribe' }],
    '/admin/outbox': [
      { to: '/admin/outbox', status: 404 },
      { to: '/admin/outbox', status: 404, isSignedIn: true },
    ],
  },
}
