import type { PremiumView } from '#features/store/premiums/contract.ts'
import { premiumPath } from '#features/store/premiums/path-rules.ts'
import { shareOfPremium } from '#features/store/premiums/share-rules.ts'
import { type Describe, trailFromHome } from '#kit/web/page-head.ts'
import { text } from './text.ts'

/** Structured data of a premium: the trail from the store. It has no price in money, so it is no Product to search engines. */
export const describe: Describe<PremiumView> = (premium, { site }) => {
  const list = { name: text.store, path: '/store' }
  const trail = trailFromHome(site, [list, { name: premium.title, path: premiumPath(premium) }])
  return { share: shareOfPremium(premium), jsonLd: [trail] }
}
