import type { FeatureVisits } from '#tests/support/visits.ts'

export const visits: FeatureVisits = {
  pages: {
    '/policy/:type?': [{ to: '/policy' }, { to: '/policy/personal' }],
    '/robo/policy/:type?': [{ to: '/robo/policy' }, { to: '/robo/policy/risk' }],
  },
  refused: ['/policy/nothing'],
}
