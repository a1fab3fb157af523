import type { FeatureVisits } from '#tests/support/visits.ts'

export const visits: FeatureVisits = {
  pages: {
    '/account/:act': [
      { to: '/account/confirm-email?token=x', arrivesAt: '/account/confirm-email' },
      { to: '/account/keep-email' },
    ],
  },
  refused: ['/account/nothing'],
}
