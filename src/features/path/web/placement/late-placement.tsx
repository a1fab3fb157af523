import { latePart } from '#lib/web/late-part.tsx'

/** The five questions, hydrated on the first touch. */
export const { LatePart: LatePlacement, prepare: preparePlacement } = latePart({
  name: 'placement',
  starts: 'touched',
  restClass: 'placement-rest',
  load: async () => (await import('./placement-part.tsx')).PlacementPart,
})
