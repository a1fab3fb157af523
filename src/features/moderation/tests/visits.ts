import { type FeatureVisits, noId } from '#tests/support/visits.ts'

export const visits: FeatureVisits = {
  pages: {
    '/moderation/case/:id': [{ to: `/moderation/case/${noId}`, isSignedIn: true, isRefused: true }],
    '/admin/moderation': [{ to: '/admin/moderation', isStaff: true }],
    '/admin/moderation/:id': [{ to: `/admin/moderation/${noId}`, isStaff: true, isRefused: true }],
  },
}
