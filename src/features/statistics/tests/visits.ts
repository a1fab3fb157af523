import type { FeatureVisits } from '#tests/support/visits.ts'

export const visits: FeatureVisits = {
  pages: {
    '/admin/statistics': [{ to: '/admin/statistics?days=91&by=province', isStaff: true }],
    // Nobody learned on the days before the visits: the number is hidden, and so are the names.
    '/admin/statistics/learners': [{ to: '/admin/statistics/learners?span=7', isStaff: true, isRefused: true }],
  },
}
