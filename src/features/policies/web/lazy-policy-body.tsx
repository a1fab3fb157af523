import { lazyPart } from '#lib/web/lazy-part.tsx'

/**
 * The text of a policy. The server's HTML is complete: its code is loaded only when a link in it is followed. Hydrated with
 * the page, so long a text would hold up the links of the header on a slow phone.
 */
export const { LazyPart: LazyPolicyBody, prepare: preparePolicyBody } = lazyPart({
  name: 'policy-body',
  starts: 'touched',
  restClass: 'post-body-rest',
  load: async () => (await import('#ui/reading/document-view.tsx')).DocumentView,
})
