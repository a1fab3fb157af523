import { sql } from 'kysely'
import type { Tx } from '#db/open.ts'
import { giveVoucher } from '#features/events/server/voucher-commands.ts'
import { refuseOwnGain } from '#features/identity/accounts/server/gain-queries.ts'
import { readBalance } from '#features/koin/server/queries.ts'
import { rewardKoin } from '#features/koin/server/reward-commands.ts'
import { giveSkillPoints } from '#features/koin/server/skill-commands.ts'
import { readSkills } from '#features/koin/server/skill-queries.ts'
import { refusals } from '#lib/errors.ts'
import { type Koin, koin } from '#lib/money.ts'
import type { GiftOrdered } from '../../gifts/contract.ts'
import { orderGift } from '../../gifts/server/commands.ts'
import { refuseMakerOfSource } from '../../gifts/server/maker-queries.ts'
import { missionErrors, type RewardState } from '../contract.ts'
import type { Learned } from '../joining-contract.ts'
import { countRule } from '../progress-rules.ts'
import { listCountedFacts } from './fact-queries.ts'
import { findMission, type MissionRow, readJoins } from './mission-queries.ts'
import { catchUp } from './progress-commands.ts'

const refusal = refusals(missionErrors)

type Claiming = { missionId: string; userId: string; now: Date }
export type Given = {
  koin: Koin
  vouchers: number
  badge: string | null
  points: number
  learned: Learned
  balance: Koin
}

/**
 * Gives the reward of a completed mission, once: koin, vouchers or a badge, and skill points. What no job has counted yet
 * is counted first. Throws mission_not_found, mission_not_joined, mission_not_completed, mission_quota_gone,
 * mission_reward_claimed, mission_reward_is_gift, own_gain (who made the mission, and their family), maker_gain.
 */
export async function claimReward(tx: Tx, claiming: Claiming): Promise<Given> {
  const mission = await findMission(tx, claiming.missionId)
  const { reward } = mission
  if (reward.kind === 'gift') throw refusal('mission_reward_is_gift')
  await markClaimed(tx, mission, claiming)
  const { userId, now } = claiming
  const cause = `quest:${mission.id}`
  const reason = { userId, cause, title: 'รางวัลภารกิจ', href: hrefOfMission(mission.id), now }
  const { paid } = await rewardKoin(tx, {
    ...reason,
    source: 'quest',
    amount: koin(reward.kind === 'koin' ? reward.koin : 0),
  })
  const vouchers = reward.kind === 'voucher' ? reward.count : 0
  for (let i = 1; i <= vouchers; i++) await giveVoucher(tx, { userId, cause: `${cause}:${i}`, now })
  const learned = await givePoints(tx, mission, reason)
  await countClaim(tx, mission.id)
  const badge = reward.kind === 'badge' ? reward.badge : null
  const balance = await readBalance(tx, userId)
  return { koin: paid, vouchers, badge, points: learned?.points ?? 0, learned, balance }
}

/**
 * Orders the gift of a completed mission, once. Refuses as claimReward, with mission_reward_no_gift in place of
 * mission_reward_is_gift, and as orderGift: then the right to it stays.
 */
export async function claimGift(
  tx: Tx,
  { addressId, ...claiming }: Claiming & { addressId: string | null },
): Promise<GiftOrdered & { learned: Learned }> {
  const mission = await findMission(tx, claiming.missionId)
  const { reward } = mission
  if (reward.kind !== 'gift') throw refusal('mission_reward_no_gift')
  await markClaimed(tx, mission, claiming)
  const { userId, now } = claiming
  const href = hrefOfMission(mission.id)
  const reason = { userId, cause: `quest:${mission.id}`, title: 'รางวัลภารกิจ', href, now }
  const learned = await givePoints(tx, mission, reason)
  const source = `mission:${mission.id}`
  const ordered = await orderGift(tx, { userId, giftId: reward.gift, source, addressId, now })
  await countClaim(tx, mission.id)
  return { ...ordered, learned }
}

/** The person's row first, by the statement that checks it: of racing claims one finds it waiting. */
async function markClaimed(tx: Tx, mission: MissionRow, { userId, now }: Claiming): Promise<void> {
  if (mission.made_by) await refuseOwnGain(tx, { actorId: mission.made_by, userId })
  await refuseMakerOfSource(tx, { source: `mission:${mission.id}`, userId })
  await catchUp(tx, { userId, missionId: mission.id })
  const { numAffectedRows } = await sql`
    update mission_join set reward_state = 'claimed', claimed_at = ${now}
    where user_id = ${userId} and mission_id = ${mission.id} and reward_state = 'waiting'`.execute(tx)
  if (numAffectedRows === 0n) throw await whyNot(tx, mission, userId)
}

async function whyNot(tx: Tx, mission: MissionRow, userId: string): Promise<Error> {
  const join = (await readJoins(tx, userId, [mission.id])).get(mission.id)
  if (!join) return refusal('mission_not_joined')
  const state: RewardState = join.reward_state
  if (state === 'gone') return refusal('mission_quota_gone')
  if (state === 'claimed') return refusal('mission_reward_claimed')
  const { done, of } = countRule(mission.rule, await listCountedFacts(tx, { userId, missionId: mission.id }))
  return refusal('mission_not_completed', { values: { done, of } })
}

/** The mission among those that the person joined; the koin history finds its name by the id (koin/server/ledger-title-queries.ts). */
function hrefOfMission(id: string): string {
  return `/superquest/profile/questsregistered#mission-${id}`
}

type Reason = { userId: string; cause: string; title: string; href: string; now: Date }

async function givePoints(tx: Tx, { reward }: MissionRow, reason: Reason): Promise<Learned> {
  if (!reward.points) return null
  const { skill, points } = reward.points
  await giveSkillPoints(tx, { ...reason, points: { [skill]: points } })
  const after = (await readSkills(tx, reason.userId)).points[skill]
  return { skill, points, before: after - points, after }
}

/** Last: the mission's row is everybody's. */
async function countClaim(tx: Tx, missionId: string): Promise<void> {
  await sql`update mission set claimed = claimed + 1 where id = ${missionId}`.execute(tx)
}
