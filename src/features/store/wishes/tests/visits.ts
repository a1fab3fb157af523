import type { FeatureVisits } from '#tests/support/visits.ts'

export const visits: FeatureVisits = {
  pages: { '/store/wishes': [{ to: '/store/wishes', isSignedIn: true }] },
}
