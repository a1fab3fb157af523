import type { FeatureVisits } from '#tests/support/visits.ts'

export const visits: FeatureVisits = {
  pages: { '/games/visual-decoder': [{ to: '/games/visual-decoder', isSignedIn: true }] },
}
