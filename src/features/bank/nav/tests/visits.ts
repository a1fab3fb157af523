import type { FeatureVisits } from '#tests/support/visits.ts'

export const visits: FeatureVisits = {
  pages: {
    '/bank/fund/check': [{ to: '/bank/fund/check' }],
    '/admin/bank/nav': [{ to: '/admin/bank/nav', isStaff: true }],
  },
}
