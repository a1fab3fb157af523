import { lazyPart } from '#lib/web/lazy-part.tsx'

/** Joining, waiting and cancelling; hydrated on the first touch. */
export const { LazyPart: LazyEventActs, prepare: prepareEventActs } = lazyPart({
  name: 'event-acts',
  starts: 'touched',
  restClass: 'event-acts',
  load: async () => (await import('./event-acts.tsx')).EventActs,
})
