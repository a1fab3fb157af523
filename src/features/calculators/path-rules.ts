/** The calculators, in the order of their list: what one earns, borrows, buys, lives on, puts aside. Each is a page. */
export const calculatorKeys = [
  'take-home-pay',
  'student-loan',
  'instalment-or-cash',
  'motorbike',
  'moving-out',
  'savings-fund',
  'cost-per-use',
  'unit-price',
] as const
export type CalculatorKey = (typeof calculatorKeys)[number]

/** The address of a calculator. */
export function calculatorPath(key: CalculatorKey): string {
  return `/calculators/${key}`
}
