import type { FeatureVisits } from '#tests/support/visits.ts'

export const visits: FeatureVisits = {
  pages: { '/quiz/daily': [{ to: '/quiz/daily', isSignedIn: true }] },
}
