import type { FeatureVisits } from '#tests/support/visits.ts'

export const visits: FeatureVisits = { pages: { '/admin/operations': [{ to: '/admin/operations', isStaff: true }] } }
