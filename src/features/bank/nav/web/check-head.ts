import { type Describe, trailFromHome } from '#kit/web/page-head.ts'
import { text } from './text.ts'

/** Structured data of the check of past prices, below the bank. */
export const describe: Describe<unknown> = (_data, { path, site }) => ({
  jsonLd: [
    trailFromHome(site, [
      { name: 'ธนาคารจำลอง', path: '/bank' },
      { name: text.title, path },
    ]),
  ],
})
