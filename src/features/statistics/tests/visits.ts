import type { FeatureVisits } from '#tests/support/visits.ts'

export const visits: FeatureVisits = {
  pages: { '/admin/statistics': [{ to: '/admin/statistics?days=91&by=province', isStaff: true }] },
}
