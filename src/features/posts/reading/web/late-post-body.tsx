import { latePart } from '#lib/web/late-part.tsx'

/** The text of an article. It is whole as the server drew it: only who touches it needs its code. */
export const { LatePart: LatePostBody, prepare: preparePostBody } = latePart({
  name: 'post-body',
  starts: 'touched',
  restClass: 'post-body-rest',
  load: async () => (await import('../../documents/web/post-body.tsx')).PostBody,
})
