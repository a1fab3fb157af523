import type { FeatureVisits } from '#tests/support/visits.ts'

export const visits: FeatureVisits = {
  pages: { '/admin/riddles': [{ to: '/admin/riddles', isStaff: true }] },
}
