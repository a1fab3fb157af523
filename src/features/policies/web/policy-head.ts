import { type Describe, trailFromHome } from '#kit/web/page-head.ts'
import type { PolicyView } from '../contract.ts'

/** A policy. */
export const describe: Describe<PolicyView> = ({ type, title }, { site }) => ({
  jsonLd: [trailFromHome(site, [{ name: title, path: `/policy/${type}` }])],
})
