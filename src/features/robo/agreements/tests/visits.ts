import type { FeatureVisits } from '#tests/support/visits.ts'

export const visits: FeatureVisits = {
  pages: { '/admin/robo/policies': [{ to: '/admin/robo/policies', isStaff: true }] },
}
