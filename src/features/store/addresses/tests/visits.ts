import type { FeatureVisits } from '#tests/support/visits.ts'

export const visits: FeatureVisits = {
  pages: { '/store/addresses': [{ to: '/store/addresses', isSignedIn: true }] },
}
