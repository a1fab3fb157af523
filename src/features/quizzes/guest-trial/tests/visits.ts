import type { FeatureVisits } from '#tests/support/visits.ts'

export const visits: FeatureVisits = {
  pages: {
    '/quiz/teaser/:key': [
      { to: '/quiz/teaser/daily-saving-003' },
      { to: '/quiz/teaser/daily-saving-003', isSignedIn: true },
    ],
  },
  refused: ['/quiz/teaser/nothing', `/quiz/teaser/${'a'.repeat(81)}`],
}
