import { type Describe, trailFromHome } from '#kit/web/page-head.ts'
import type { RoboPolicy } from '../../robo-contract.ts'
import { text } from './text.ts'

/** Structured data of an agreement, below Fund-telligenz. */
export const describe: Describe<RoboPolicy> = ({ type, title }, { site }) => ({
  jsonLd: [
    trailFromHome(site, [
      { name: text.back, path: '/robo' },
      { name: title, path: `/robo/policy/${type}` },
    ]),
  ],
})
