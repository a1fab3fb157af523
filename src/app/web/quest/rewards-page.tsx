import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { premiumGiftHistory } from '#features/superquest/gifts/contract.ts'
import { GiftHistoryCard } from '#features/superquest/gifts/web/gift-history-card.tsx'
import { joinMissionRewards } from '#features/superquest/missions/joining-contract.ts'
import { readBigPrize } from '#features/superquest/missions/prize-contract.ts'
import { MissionRewardsCard } from '#features/superquest/missions/web/rewards/mission-rewards-card.tsx'
import { PrizeCard } from '#features/superquest/missions/web/rewards/prize-card.tsx'
import { getUserLevel } from '#features/superquest/user-level/contract.ts'
import { LevelsCard } from '#features/superquest/user-level/web/levels-card.tsx'
import { call } from '#lib/web/call.ts'
import { PageHead } from '#lib/web/page-head.tsx'
import { Pager } from '#ui/basics/pager.tsx'
import { rewardsText as text } from './rewards-text.ts'

export async function loader({ request }: LoaderFunctionArgs) {
  const asked = Math.trunc(Number(new URL(request.url).searchParams.get('page') ?? 1)) || 1
  const page = Math.min(100, Math.max(1, asked))
  const [rewards, gifts, level, { prize }] = await Promise.all([
    call(joinMissionRewards, {}),
    call(premiumGiftHistory, { query: { page, limit: 12 } }),
    call(getUserLevel, {}),
    call(readBigPrize, {}),
  ])
  return { missions: rewards.items, gifts, level, prize }
}

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
