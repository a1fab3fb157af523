import { latePart } from '#lib/web/late-part.tsx'

/** The koin calculator in an article; its code is loaded when the reader comes near. */
export const { LatePart: CalculatorPart, prepare: prepareCalculator } = latePart({
  name: 'calculator',
  starts: 'near',
  restClass: 'calculator-rest',
  load: async () => (await import('#ui/charts/koin-calculator.tsx')).KoinCalculator,
})
