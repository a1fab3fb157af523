import { type Describe, trailFromHome } from '#kit/web/page-head.ts'
import { menuText } from './menu-text.ts'

/** Structured data of the list of quizzes. */
export const describe: Describe<unknown> = (_data, { path, site }) => ({
  jsonLd: [trailFromHome(site, [{ name: menuText.title, path }])],
})
