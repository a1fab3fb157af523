import type { FeatureVisits } from '#tests/support/visits.ts'
import { calculatorKeys, calculatorPath } from '../path-rules.ts'

export const visits: FeatureVisits = {
  pages: {
    '/calculators': [{ to: '/calculators' }],
    ...Object.fromEntries(calculatorKeys.map((key) => [calculatorPath(key), [{ to: calculatorPath(key) }]])),
  },
}
