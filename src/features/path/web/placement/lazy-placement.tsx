import { lazyPart } from '#lib/web/lazy-part.tsx'

/** The five questions, hydrated on the first touch. */
export const { LazyPart: LazyPlacement, prepare: preparePlacement } = lazyPart({
  name: 'placement',
  starts: 'touched',
  restClass: 'placement-rest',
  load: async () => (await import('./placement-part.tsx')).PlacementPart,
})
