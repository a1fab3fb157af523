import { lazyPart } from '#lib/web/lazy-part.tsx'

/** The other results of a search, which are below the posts. */
export const { LazyPart: LazyFoundOthers, prepare: prepareFoundOthers } = lazyPart({
  name: 'found-others',
  starts: 'near',
  restClass: 'post-body-rest',
  load: async () => (await import('./found-others.tsx')).FoundOthersList,
})
