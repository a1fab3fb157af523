import type { FeatureVisits } from '#tests/support/visits.ts'

export const visits: FeatureVisits = {
  pages: {
    '/post/create': [{ to: '/post/create', isSignedIn: true }],
    '/post/edit/:id?': [{ to: '/post/edit', isSignedIn: true }],
  },
}
