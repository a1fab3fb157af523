import { type FeatureVisits, noId } from '#tests/support/visits.ts'

export const visits: FeatureVisits = {
  pages: {
    // Accounts with money are visited in bank.spec.ts: here there are none.
    '/bank': [{ to: '/bank' }, { to: '/bank', isSignedIn: true }],
    '/bank/saving': [{ to: '/bank/saving', isSignedIn: true }],
    '/bank/saving/:product': [
      { to: '/bank/saving/savings', isSignedIn: true },
      { to: '/bank/saving/thaweesup', isSignedIn: true },
    ],
    '/bank/deposit/:id': [{ to: `/bank/deposit/${noId}`, isSignedIn: true, isRefused: true }],
    '/bank/ended': [{ to: '/bank/ended', isSignedIn: true }],
  },
}
