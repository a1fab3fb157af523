import { type Describe, trailFromHome } from '#kit/web/page-head.ts'
import { pathText } from '../text.ts'

/** Structured data of the learning path. */
export const describe: Describe<unknown> = (_data, { path, site }) => ({
  jsonLd: [trailFromHome(site, [{ name: pathText.title, path }])],
})
