import { type Describe, trailFromHome } from '#kit/web/page-head.ts'
import { text } from '../text.ts'

/** Structured data of the first page of Fund-telligenz. */
export const describe: Describe<unknown> = (_data, { path, site }) => ({
  jsonLd: [trailFromHome(site, [{ name: text.landing.title, path }])],
})
