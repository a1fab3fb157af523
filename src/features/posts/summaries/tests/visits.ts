import type { FeatureVisits } from '#tests/support/visits.ts'

export const visits: FeatureVisits = {
  pages: {
    '/summaries': [{ to: '/summaries', isSignedIn: true }],
    '/admin/summaries': [{ to: '/admin/summaries', isStaff: true }],
  },
}
