import type { FeatureVisits } from '#tests/support/visits.ts'

export const visits: FeatureVisits = {
  pages: { '/policy/:type?': [{ to: '/policy' }, { to: '/policy/personal' }] },
  refused: ['/policy/nothing'],
}
