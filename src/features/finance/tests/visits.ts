import type { FeatureVisits } from '#tests/support/visits.ts'

export const visits: FeatureVisits = {
  pages: {
    '/admin/koin/adjust': [{ to: '/admin/koin/adjust', isStaff: true }],
    '/admin/koin/rates': [{ to: '/admin/koin/rates', isStaff: true }],
  },
}
