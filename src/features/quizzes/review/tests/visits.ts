import type { FeatureVisits } from '#tests/support/visits.ts'

export const visits: FeatureVisits = {
  pages: { '/quiz/review': [{ to: '/quiz/review', isSignedIn: true }] },
}
