import type { LoaderFunctionArgs } from 'react-router'
import { premiumGiftHistory } from '#features/superquest/gifts/contract.ts'
import { joinMissionRewards } from '#features/superquest/missions/joining-contract.ts'
import { readBigPrize } from '#features/superquest/missions/prize-contract.ts'
import { getUserLevel } from '#features/superquest/user-level/contract.ts'
import { call } from '#lib/web/call.ts'

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
