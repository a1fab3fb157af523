import type { FeatureVisits } from '#tests/support/visits.ts'

export const visits: FeatureVisits = {
  pages: {
    '/profile/wardrobe': [
      { to: '/profile/wardrobe', isSignedIn: true },
      { to: '/profile/wardrobe?tab=wall', isSignedIn: true },
    ],
  },
}
