import type { FeatureVisits } from '#tests/support/visits.ts'

export const visits: FeatureVisits = {
  pages: {
    '/quiz': [{ to: '/quiz' }, { to: '/quiz', isSignedIn: true }],
    '/quiz/month': [{ to: '/quiz/month', isSignedIn: true }],
    '/quiz/final': [{ to: '/quiz/final', isSignedIn: true }],
    '/quiz/money/:level?': [
      { to: '/quiz/money', isSignedIn: true },
      { to: '/quiz/money/basic', isSignedIn: true },
    ],
    '/profile/moneyAnswer/:level?': [{ to: '/profile/moneyAnswer', isSignedIn: true }],
  },
}
