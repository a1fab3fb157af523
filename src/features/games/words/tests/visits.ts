import type { FeatureVisits } from '#tests/support/visits.ts'

export const visits: FeatureVisits = {
  pages: { '/admin/words': [{ to: '/admin/words', isStaff: true }] },
}
