import { latePart } from '#lib/web/late-part.tsx'

/** A visitor's question, hydrated on the first touch. */
export const { LatePart: LateTaste, prepare: prepareTaste } = latePart({
  name: 'taste',
  starts: 'touched',
  restClass: 'taste-rest',
  load: async () => (await import('./guest-trial-card.tsx')).TasteCard,
})
