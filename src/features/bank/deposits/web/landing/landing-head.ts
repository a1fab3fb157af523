import { type Describe, trailFromHome } from '#kit/web/page-head.ts'
import { landingText } from './landing-text.ts'

/** Structured data of the bank's first page. */
export const describe: Describe<unknown> = (_data, { path, site }) => ({
  jsonLd: [trailFromHome(site, [{ name: landingText.name, path }])],
})
