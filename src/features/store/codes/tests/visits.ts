import { type FeatureVisits, noId } from '#tests/support/visits.ts'

export const visits: FeatureVisits = {
  pages: {
    // Pools are visited in staff-store.spec.ts: here there are none.
    '/admin/store/codes': [{ to: '/admin/store/codes', isStaff: true }],
    '/admin/store/codes/:id': [{ to: `/admin/store/codes/${noId}`, isStaff: true, isRefused: true }],
  },
}
