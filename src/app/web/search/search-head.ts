import { searchText } from '#features/posts/search/web/search-text.ts'
import { type Describe, trailFromHome } from '#kit/web/page-head.ts'

/** Structured data of the search. */
export const describe: Describe<unknown> = (_data, { path, site }) => ({
  jsonLd: [trailFromHome(site, [{ name: searchText.title, path }])],
})
