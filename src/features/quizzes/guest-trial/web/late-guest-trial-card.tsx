import { latePart } from '#lib/web/late-part.tsx'

/** A visitor's question, hydrated on the first touch. */
export const { LatePart: LateGuestTrial, prepare: prepareGuestTrial } = latePart({
  name: 'taste',
  starts: 'touched',
  restClass: 'taste-rest',
  load: async () => (await import('./guest-trial-card.tsx')).GuestTrialCard,
})
