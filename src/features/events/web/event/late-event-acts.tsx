import { latePart } from '#lib/web/late-part.tsx'

/** Joining, waiting and cancelling; hydrated on the first touch. */
export const { LatePart: LateEventActs, prepare: prepareEventActs } = latePart({
  name: 'event-acts',
  starts: 'touched',
  restClass: 'event-acts-rest',
  load: async () => (await import('./event-acts.tsx')).EventActs,
})
