import { latePart } from '#lib/web/late-part.tsx'

/** What a search found. Who only looks at a club does not load it. */
export const { LatePart: LateSearchResults, prepare: prepareSearchResults } = latePart({
  name: 'search-results',
  starts: 'near',
  restClass: 'post-body-rest',
  load: async () => (await import('./search-results.tsx')).SearchResults,
})
