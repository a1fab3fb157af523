import type { FeatureVisits } from '#tests/support/visits.ts'

export const visits: FeatureVisits = {
  pages: {
    '/quiz/placement': [{ to: '/quiz/placement' }, { to: '/quiz/placement', isSignedIn: true }],
    '/path': [{ to: '/path' }, { to: '/path?view=list' }, { to: '/path', isSignedIn: true }],
    '/path/recheck/:unit': [{ to: '/path/recheck/set-a-goal', isSignedIn: true, isRefused: true }],
  },
}
