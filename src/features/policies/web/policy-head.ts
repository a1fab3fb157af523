import { type Describe, trailFromHome } from '#kit/web/page-head.ts'
import type { PolicyView } from '../contract.ts'

/** Structured data of a policy. */
export const describe: Describe<PolicyView> = ({ type, title }, { site }) => ({
  jsonLd: [trailFromHome(site, [{ name: title, path: `/policy/${type}` }])],
})
