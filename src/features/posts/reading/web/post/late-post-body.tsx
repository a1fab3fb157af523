import { latePart } from '#lib/web/late-part.tsx'

/** The text of an article. The server's HTML is complete: its code is loaded only on interaction. */
export const { LatePart: LatePostBody, prepare: preparePostBody } = latePart({
  name: 'post-body',
  starts: 'touched',
  restClass: 'post-body-rest',
  load: async () => (await import('../../../documents/web/post-body.tsx')).PostBody,
})
