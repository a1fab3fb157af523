import type { FeatureVisits } from '#tests/support/visits.ts'

export const visits: FeatureVisits = {
  pages: { '/admin/proposals': [{ to: '/admin/proposals', isStaff: true }] },
}
