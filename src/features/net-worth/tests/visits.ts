import type { FeatureVisits } from '#tests/support/visits.ts'

export const visits: FeatureVisits = {
  pages: { '/bank/net-worth': [{ to: '/bank/net-worth', isSignedIn: true }] },
}
