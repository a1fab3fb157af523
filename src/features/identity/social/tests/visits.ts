import type { FeatureVisits } from '#tests/support/visits.ts'

export const visits: FeatureVisits = {
  pages: {
    '/line': [{ to: '/line' }],
    '/line/id': [{ to: '/line/id' }, { to: '/line/id?fault=expired' }],
    '/line/link': [{ to: '/line/link' }, { to: '/line/link', isSignedIn: true }],
    '/facebook/id': [{ to: '/facebook/id' }, { to: '/facebook/id?fault=denied' }],
  },
}
