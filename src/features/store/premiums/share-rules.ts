import type { PremiumArtName } from '#art/names/premium-art-names.ts'
import { premiumWorlds } from '#art/names/premium-art-names.ts'
import type { ShareFacts } from '#kit/share-facts.ts'
import { formatKoin } from '#lib/money.ts'
import { type PremiumItem, premiumTypeNames } from './contract.ts'

/** The facts for the share picture of a premium's page. */
export function shareOfPremium(premium: Pick<PremiumItem, 'id' | 'title' | 'type' | 'price' | 'image'>): ShareFacts {
  const art = artOf(premium.image)
  return {
    ref: premium.id,
    layout: 'article',
    title: premium.title,
    tag: premiumTypeNames[premium.type],
    line: `${formatKoin(premium.price)} koin`,
    art: art ? `premiums/${art}.svg` : 'mascots/hello.svg',
    color: art ? `s${premiumWorlds[art]}` : 's1',
  }
}

/** The drawing that a picture's address names; null for an uploaded picture. */
function artOf(image: string): PremiumArtName | null {
  const name = /^\/art\/premiums\/([a-z0-9-]+)\.svg$/.exec(image)?.[1] ?? ''
  return name in premiumWorlds ? (name as PremiumArtName) : null
}
