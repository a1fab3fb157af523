import type { FeatureVisits } from '#tests/support/visits.ts'

export const visits: FeatureVisits = {
  pages: {
    '/bank/fund': [
      { to: '/bank/fund', isSignedIn: true },
      { to: '/bank/fund?type=6&sort=y5', isSignedIn: true },
      { to: '/bank/fund?q=zzzz', isSignedIn: true },
    ],
    '/bank/fund/detail/:code': [{ to: '/bank/fund/detail/NO-SUCH-FUND', isSignedIn: true, isRefused: true }],
    '/bank/fund/orders': [{ to: '/bank/fund/orders', isSignedIn: true }],
    '/admin/bank/person-funds': [{ to: '/admin/bank/person-funds', isStaff: true }],
    '/admin/bank/fund-books': [{ to: '/admin/bank/fund-books', isStaff: true }],
  },
}
