import { type FeatureVisits, noId } from '#tests/support/visits.ts'

export const visits: FeatureVisits = {
  pages: () => ({
    '/admin/calendar': [
      { to: '/admin/calendar', isStaff: true },
      { to: '/admin/calendar?view=month', isStaff: true },
    ],
    '/admin/content/edit': [{ to: `/admin/content/edit?kind=word&id=${noId}`, isStaff: true, isRefused: true }],
    '/admin/content/files': [{ to: '/admin/content/files', isStaff: true }],
    '/admin/content/release': [{ to: `/admin/content/release?kind=word&id=${noId}`, isStaff: true, isRefused: true }],
    '/admin/content': [
      { to: '/admin/content', isStaff: true },
      { to: '/admin/content?states=draft&sort=opens', isStaff: true },
    ],
  }),
}
