import type { FeatureVisits } from '#tests/support/visits.ts'

export const visits: FeatureVisits = {
  pages: {
    '/register': [{ to: '/register' }, { to: '/register?restart=1' }],
    '/register/profile': [{ to: '/register/profile', arrivesAt: '/register?restart=1' }],
    '/register/verify': [{ to: '/register/verify' }, { to: '/register/verify', isSignedIn: true }],
  },
}
