import { lazyPart } from '#lib/web/lazy-part.tsx'

/** The koin calculator in an article; its code is loaded when the reader comes near. */
export const { LazyPart: CalculatorPart, prepare: prepareCalculator } = lazyPart({
  name: 'calculator',
  starts: 'near',
  restClass: 'calculator-rest',
  load: async () => (await import('#ui/charts/koin-calculator.tsx')).KoinCalculator,
})
