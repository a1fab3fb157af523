import { latePart } from '#lib/web/late-part.tsx'

/** The text of a policy. It is whole as the server drew it: only who follows a link in it needs its code. */
export const { LatePart: LatePolicyBody, prepare: preparePolicyBody } = latePart({
  name: 'policy-body',
  starts: 'touched',
  restClass: 'post-body-rest',
  load: async () => (await import('#kit/web/reading/document-view.tsx')).DocumentView,
})
