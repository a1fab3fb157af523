import type { FeatureVisits } from '#tests/support/visits.ts'

export const visits: FeatureVisits = {
  pages: { '/games/hangman': [{ to: '/games/hangman', isSignedIn: true }] },
}
