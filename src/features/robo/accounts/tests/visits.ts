import { type FeatureVisits, noId } from '#tests/support/visits.ts'

export const visits: FeatureVisits = {
  pages: {
    // Plans are visited in plan.spec.ts: here there are none, and one that is not the person’s.
    '/robo': [{ to: '/robo' }, { to: '/robo', isSignedIn: true }],
    '/robo/create-plan': [{ to: '/robo/create-plan', isSignedIn: true }],
    '/robo/create-plan/step-create': [
      { to: '/robo/create-plan/step-create', isSignedIn: true, arrivesAt: '/robo/create-plan' },
    ],
    '/robo/levels': [{ to: '/robo/levels', isSignedIn: true }],
    '/robo/setFormatMonthDCA': [{ to: '/robo/setFormatMonthDCA', isSignedIn: true }],
    '/robo/dashboard/:id?': [
      { to: '/robo/dashboard', isSignedIn: true },
      { to: `/robo/dashboard/${noId}`, isSignedIn: true, isRefused: true },
    ],
    '/robo/dashboard/calculate-graph': [{ to: '/robo/dashboard/calculate-graph', isSignedIn: true }],
    '/robo/buy/:id?': [{ to: '/robo/buy', isSignedIn: true }],
    '/robo/sell/:id?': [{ to: `/robo/sell/${noId}`, isSignedIn: true, isRefused: true }],
    '/robo/adjust-plan/:id?': [{ to: '/robo/adjust-plan', isSignedIn: true }],
    '/robo/dca-detail/:id?': [{ to: '/robo/dca-detail', isSignedIn: true }],
    '/admin/robo/funds': [{ to: '/admin/robo/funds', isStaff: true }],
    '/admin/robo/person': [{ to: '/admin/robo/person', isStaff: true }],
  },
}
