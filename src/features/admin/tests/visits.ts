import type { FeatureVisits } from '#tests/support/visits.ts'

export const visits: FeatureVisits = {
  pages: ({ personId }) => ({
    '/admin': [{ to: '/admin', isStaff: true }],
    '/admin/people': [{ to: '/admin/people', isStaff: true }],
    '/admin/people/:id': [{ to: `/admin/people/${personId}`, isStaff: true }],
    '/admin/log': [{ to: '/admin/log', isStaff: true }],
    '/admin/factors': [{ to: '/admin/factors', isStaff: true }],
    '/admin/sign-in': [{ to: '/admin/sign-in', isStaff: true, arrivesAt: '/admin' }],
  }),
}
