import type { FeatureVisits } from '#tests/support/visits.ts'

export const visits: FeatureVisits = {
  pages: { '/admin/quest-gifts': [{ to: '/admin/quest-gifts', isStaff: true }] },
}
