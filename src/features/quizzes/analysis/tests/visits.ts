import type { FeatureVisits } from '#tests/support/visits.ts'

export const visits: FeatureVisits = {
  pages: { '/admin/questions': [{ to: '/admin/questions', isStaff: true }] },
}
