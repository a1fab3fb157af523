import { latePart } from '#lib/web/late-part.tsx'

/** Joining, waiting and cancelling, alive from when the reader comes near. */
export const { LatePart: LateEventActs, prepare: prepareEventActs } = latePart({
  name: 'event-acts',
  starts: 'near',
  restClass: 'event-acts-rest',
  load: async () => (await import('./event-acts.tsx')).EventActs,
})
