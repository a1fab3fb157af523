import { lazyPart } from '#lib/web/lazy-part.tsx'

/** A visitor's question, hydrated on the first touch. */
export const { LazyPart: LazyGuestTrial, prepare: prepareGuestTrial } = lazyPart({
  name: 'taste',
  starts: 'touched',
  restClass: 'taste-rest',
  load: async () => (await import('./guest-trial-card.tsx')).GuestTrialCard,
})
