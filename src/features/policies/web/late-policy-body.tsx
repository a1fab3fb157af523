import { latePart } from '#lib/web/late-part.tsx'

/** The text of a policy. The server's HTML is complete: its code is loaded only when a link in it is followed. */
export const { LatePart: LatePolicyBody, prepare: preparePolicyBody } = latePart({
  name: 'policy-body',
  starts: 'touched',
  restClass: 'post-body-rest',
  load: async () => (await import('#ui/reading/document-view.tsx')).DocumentView,
})
