import type { FeatureVisits } from '#tests/support/visits.ts'

export const visits: FeatureVisits = {
  pages: {
    '/bank/fund/compare': [{ to: '/bank/fund/compare', isSignedIn: true }],
    '/admin/bank/funds': [{ to: '/admin/bank/funds', isStaff: true }],
    '/admin/bank/funds/new': [{ to: '/admin/bank/funds/new', isStaff: true }],
    '/admin/bank/funds/:code': [{ to: '/admin/bank/funds/NO-SUCH-FUND', isStaff: true, isRefused: true }],
  },
}
