import { lazyPart } from '#lib/web/lazy-part.tsx'

/** The question and the buttons below an article, hydrated when the reader comes near its end. */
export const { LazyPart: LazyPostActs, prepare: preparePostActs } = lazyPart({
  name: 'post-acts',
  starts: 'near',
  restClass: 'post-acts-rest',
  load: async () => (await import('./post-acts.tsx')).PostActs,
})
