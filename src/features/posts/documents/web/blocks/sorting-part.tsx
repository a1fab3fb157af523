import { lazyPart } from '#lib/web/lazy-part.tsx'

/** Cards to sort in an article, alive from when they are nearly in view. */
export const { LazyPart: SortingPart, prepare: prepareSorting } = lazyPart({
  name: 'sorting',
  starts: 'near',
  restClass: 'calculator-rest',
  load: async () => (await import('./sorting-block.tsx')).SortingBlock,
})
