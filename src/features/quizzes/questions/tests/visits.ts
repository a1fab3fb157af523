import { type FeatureVisits, noId } from '#tests/support/visits.ts'

export const visits: FeatureVisits = {
  pages: () => ({
    '/admin/questions/new': [{ to: `/admin/questions/new?approval=${noId}`, isStaff: true }],
  }),
}
