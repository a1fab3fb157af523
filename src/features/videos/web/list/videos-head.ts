import { type Describe, trailFromHome } from '#kit/web/page-head.ts'
import { text } from '../text.ts'

/** Structured data of the list of videos. */
export const describe: Describe<unknown> = (_data, { path, site }) => ({
  jsonLd: [trailFromHome(site, [{ name: text.title, path }])],
})
