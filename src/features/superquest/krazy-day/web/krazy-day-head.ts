import { type Describe, trailFromHome } from '#kit/web/page-head.ts'
import { text } from './text.ts'

/** Structured data of Krazy Day, below Super Quest. */
export const describe: Describe<unknown> = (_data, { path, site }) => ({
  jsonLd: [
    trailFromHome(site, [
      { name: 'Super Quest', path: '/superquest/about' },
      { name: text.title, path },
    ]),
  ],
})
