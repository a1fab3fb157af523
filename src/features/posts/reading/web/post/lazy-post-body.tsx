import { lazyPart } from '#lib/web/lazy-part.tsx'

/** The text of an article. The server's HTML is complete: its code is loaded only on interaction. */
export const { LazyPart: LazyPostBody, prepare: preparePostBody } = lazyPart({
  name: 'post-body',
  starts: 'touched',
  restClass: 'post-body-rest',
  load: async () => (await import('../../../documents/web/post-body.tsx')).PostBody,
})
