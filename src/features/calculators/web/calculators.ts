import type { CalculatorKey } from '../path-rules.ts'
import type { Calculator } from './calculator.ts'
import { costPerUseCalculator } from './cost-per-use-calculator.ts'
import { instalmentCalculator } from './instalment-calculator.ts'
import { loanCalculator } from './loan-calculator.ts'
import { motorbikeCalculator } from './motorbike-calculator.ts'
import { movingOutCalculator } from './moving-out-calculator.ts'
import { payCalculator } from './pay-calculator.ts'
import { savingsFundCalculator } from './savings-fund-calculator.ts'
import { unitPriceCalculator } from './unit-price-calculator.ts'

/** Every calculator by its key. */
export const calculators: Record<CalculatorKey, Calculator> = {
  'take-home-pay': payCalculator,
  'student-loan': loanCalculator,
  'instalment-or-cash': instalmentCalculator,
  motorbike: motorbikeCalculator,
  'moving-out': movingOutCalculator,
  'savings-fund': savingsFundCalculator,
  'cost-per-use': costPerUseCalculator,
  'unit-price': unitPriceCalculator,
}
