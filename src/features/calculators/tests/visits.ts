import type { FeatureVisits } from '#tests/support/visits.ts'
import { calculatorKeys, calculatorPath } from '../calculator-key.ts'

export const visits: FeatureVisits = {
  pages: {
    '/calculators': [{ to: '/calculators' }],
    ...Object.fromEntries(calculatorKeys.map((key) => [calculatorPath(key), [{ to: calculatorPath(key) }]])),
  },
}
