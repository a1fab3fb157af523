import type { FeatureVisits } from '#tests/support/visits.ts'

export const visits: FeatureVisits = {
  pages: {
    '/games/catch-me-if-you-can': [
      { to: '/games/catch-me-if-you-can', isSignedIn: true },
      { to: '/games/catch-me-if-you-can?period=all&way=turns', isSignedIn: true },
    ],
  },
}
