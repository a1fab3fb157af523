import type { FeatureVisits } from '#tests/support/visits.ts'

export const visits: FeatureVisits = {
  pages: { '/admin/robo/news': [{ to: '/admin/robo/news', isStaff: true }] },
}
