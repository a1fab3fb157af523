import { latePart } from '#lib/web/late-part.tsx'

/** The question and the buttons below an article, hydrated when the reader comes near its end. */
export const { LatePart: LatePostActs, prepare: preparePostActs } = latePart({
  name: 'post-acts',
  starts: 'near',
  restClass: 'post-acts-rest',
  load: async () => (await import('./post-acts.tsx')).PostActs,
})
