import type { FeatureVisits } from '#tests/support/visits.ts'

export const visits: FeatureVisits = {
  pages: {
    '/robo/pre-question': [
      { to: '/robo/pre-question', isSignedIn: true },
      { to: '/robo/pre-question?q=4', isSignedIn: true },
    ],
    '/robo/assessment': [
      { to: '/robo/assessment', isSignedIn: true },
      { to: '/robo/assessment?q=1', isSignedIn: true },
    ],
    '/robo/rehearsal': [{ to: '/robo/rehearsal', isSignedIn: true }],
    '/admin/robo/portfolios': [{ to: '/admin/robo/portfolios', isStaff: true }],
    '/admin/robo/portfolios/:level': [{ to: '/admin/robo/portfolios/3', isStaff: true }],
  },
}
