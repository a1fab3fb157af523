import { latePart } from '#lib/web/late-part.tsx'

/** The koin calculator in an article, alive from when it is nearly in view: its code is not for every reader. */
export const { LatePart: CalculatorPart, prepare: prepareCalculator } = latePart({
  name: 'calculator',
  starts: 'near',
  restClass: 'calculator-rest',
  load: async () => (await import('#kit/web/charts/koin-calculator.tsx')).KoinCalculator,
})
