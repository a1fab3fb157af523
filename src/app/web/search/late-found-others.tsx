import { latePart } from '#lib/web/late-part.tsx'

/** The other results of a search, which are below the posts. */
export const { LatePart: LateFoundOthers, prepare: prepareFoundOthers } = latePart({
  name: 'found-others',
  starts: 'near',
  restClass: 'post-body-rest',
  load: async () => (await import('./found-others.tsx')).FoundOthersList,
})
