import type { z } from 'zod/mini'
import {
  type listHomePremiums,
  type PremiumType,
  premiumTypeNames,
  premiumTypes,
} from '#features/store/premiums/contract.ts'
import { premiumPath } from '#features/store/premiums/path-rules.ts'
import { PremiumCard } from '#features/store/premiums/web/premium-card.tsx'
import { EmptyState } from '#ui/basics/empty-state.tsx'
import { Link } from '#ui/basics/link.tsx'
import { TabLinks } from '#ui/basics/tabs.tsx'
import { homePath } from './home-path.ts'
import { text } from './text.ts'

type Props = {
  premiums: z.infer<(typeof listHomePremiums)['reply']>
  type: PremiumType | null
  category: string | null
}

/** Some premiums, by type without a load of the page, and what staff put up front. */
export function PremiumsPart({ premiums: { banner, items }, type, category }: Props) {
  return (
    <section aria-labelledby="premiums" className="grid gap-4">
      <div className="flex flex-wrap justify-between gap-4">
        <h2 id="premiums">{text.premiums}</h2>
        <Link to="/store" className="tap">
          {text.allPremiums}
        </Link>
      </div>
      {banner ? (
        <p className="notice notice-info">
          <Link to={premiumPath(banner.premium)} className="tap">
            {banner.text}
          </Link>
        </p>
      ) : null}
      <TabLinks
        label={text.premiumsLabel}
        tabs={[
          { to: homePath({ category }), label: text.everyType, isCurrent: type === null },
          ...premiumTypes.map((one) => ({
            to: homePath({ category, premiums: one }),
            label: premiumTypeNames[one],
            isCurrent: type === one,
          })),
        ]}
      />
      {items.length === 0 ? (
        <EmptyState>{text.noPremiums}</EmptyState>
      ) : (
        <ul className="premium-grid">
          {items.slice(0, 4).map((premium) => (
            <PremiumCard key={premium.id} premium={premium} heading="h3" />
          ))}
        </ul>
      )}
    </section>
  )
}
