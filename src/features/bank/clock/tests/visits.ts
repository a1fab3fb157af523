import type { FeatureVisits } from '#tests/support/visits.ts'

export const visits: FeatureVisits = {
  pages: { '/admin/bank/clock': [{ to: '/admin/bank/clock', isStaff: true }] },
}
