import type { FeatureVisits } from '#tests/support/visits.ts'

export const visits: FeatureVisits = {
  pages: {
    '/login': [{ to: '/login' }, { to: '/login?changed=1' }],
    '/forgot-password': [{ to: '/forgot-password' }],
    '/reset-password': [{ to: '/reset-password?token=x', arrivesAt: '/reset-password' }, { to: '/reset-password' }],
  },
}
