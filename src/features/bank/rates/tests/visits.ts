import type { FeatureVisits } from '#tests/support/visits.ts'

export const visits: FeatureVisits = {
  pages: { '/admin/bank/rates': [{ to: '/admin/bank/rates', isStaff: true }] },
}
