import type { FeatureVisits } from '#tests/support/visits.ts'

export const visits: FeatureVisits = {
  pages: {
    '/superquest/board': [{ to: '/superquest/board', isSignedIn: true }],
    '/admin/quest-levels': [{ to: '/admin/quest-levels', isStaff: true }],
  },
}
