import { type FeatureVisits, noId } from '#tests/support/visits.ts'

export const visits: FeatureVisits = {
  pages: {
    // Orders are visited in store.spec.ts and staff-store.spec.ts: here there are none.
    '/store/orders': [{ to: '/store/orders', isSignedIn: true }],
    '/store/orders/:id': [{ to: `/store/orders/${noId}`, isSignedIn: true, isRefused: true }],
    '/test-store': [{ to: '/test-store', isSignedIn: true }],
    '/admin/store/orders': [{ to: '/admin/store/orders', isStaff: true }],
    '/admin/store/forecast': [{ to: '/admin/store/forecast', isStaff: true }],
    '/admin/store/orders/:id': [{ to: `/admin/store/orders/${noId}`, isStaff: true, isRefused: true }],
  },
}
