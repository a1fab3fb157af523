import { type FeatureVisits, noId } from '#tests/support/visits.ts'

export const visits: FeatureVisits = {
  pages: {
    '/bank/passbook': [
      { to: '/bank/passbook', isSignedIn: true },
      { to: `/bank/passbook?account=${noId}`, isSignedIn: true, isRefused: true },
    ],
    '/bank/statement': [{ to: '/bank/statement', isSignedIn: true }],
    '/admin/bank/person': [{ to: '/admin/bank/person', isStaff: true }],
    '/admin/bank/books': [{ to: '/admin/bank/books', isStaff: true }],
  },
}
