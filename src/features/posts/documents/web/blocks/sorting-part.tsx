import { latePart } from '#lib/web/late-part.tsx'

/** Cards to sort in an article, alive from when they are nearly in view. */
export const { LatePart: SortingPart, prepare: prepareSorting } = latePart({
  name: 'sorting',
  starts: 'near',
  restClass: 'calculator-rest',
  load: async () => (await import('./sorting-block.tsx')).SortingBlock,
})
