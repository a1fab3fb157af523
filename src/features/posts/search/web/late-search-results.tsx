import { latePart } from '#lib/web/late-part.tsx'

/** The search results, which visitors without a search do not load. */
export const { LatePart: LateSearchResults, prepare: prepareSearchResults } = latePart({
  name: 'search-results',
  starts: 'near',
  restClass: 'post-body-rest',
  load: async () => (await import('./search-results.tsx')).SearchResults,
})
