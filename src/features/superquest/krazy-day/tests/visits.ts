import type { FeatureVisits } from '#tests/support/visits.ts'

export const visits: FeatureVisits = {
  pages: {
    '/superquest/krazy-day': [{ to: '/superquest/krazy-day' }],
    '/admin/krazy-days': [{ to: '/admin/krazy-days', isStaff: true }],
  },
}
