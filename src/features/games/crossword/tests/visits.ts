import type { FeatureVisits } from '#tests/support/visits.ts'

export const visits: FeatureVisits = {
  pages: {
    '/admin/crosswords': [{ to: '/admin/crosswords', isStaff: true }],
    '/crossword': [{ to: '/crossword', isSignedIn: true }],
  },
}
