import type { FeatureVisits } from '#tests/support/visits.ts'

export const visits: FeatureVisits = {
  pages: { '/glossary': [{ to: '/glossary' }] },
}
