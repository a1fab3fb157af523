import { type Describe, trailFromHome } from '#kit/web/page-head.ts'
import { glossaryText } from './text.ts'

/** Structured data of the glossary. */
export const describe: Describe<unknown> = (_data, { path, site }) => ({
  jsonLd: [trailFromHome(site, [{ name: glossaryText.title, path }])],
})
