import { useLoaderData } from 'react-router'
import { GiftHistoryCard } from '#features/superquest/gifts/web/gift-history-card.tsx'
import { MissionRewardsCard } from '#features/superquest/missions/web/rewards/mission-rewards-card.tsx'
import { PrizeCard } from '#features/superquest/missions/web/rewards/prize-card.tsx'
import { LevelsCard } from '#features/superquest/user-level/web/levels-card.tsx'
import { PageHead } from '#lib/web/page-head.tsx'
import { Pager } from '#ui/basics/pager.tsx'
import type { loader } from './rewards-loader.ts'
import { rewardsText as text } from './rewards-text.ts'

/** All that Super Quest has for one: rewards to claim, levels, the big prize, and where the gifts are. */
export function Component() {
  const { missions, gifts, level, prize } = useLoaderData<typeof loader>()
  return (
    <div className="stack" data-tone="play">
      <PageHead title={text.title} description={text.description} path="/superquest/profile/redeemrewards" isPrivate />
      <h1>{text.title}</h1>
      <div className="columns">
        <div className="stack">
          <MissionRewardsCard loaded={missions} />
          <PrizeCard loaded={prize} />
        </div>
        <div className="stack">
          <LevelsCard loaded={level} />
          <GiftHistoryCard items={gifts.items}>
            <Pager of={gifts} toPage={(page) => `?page=${page}`} />
          </GiftHistoryCard>
        </div>
      </div>
    </div>
  )
}
