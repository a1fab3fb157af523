import { z } from 'zod/mini'
import { Skill } from '#kit/skills.ts'
import { endpoint } from '#lib/contract.ts'
import { Koin } from '#lib/money.ts'
import { GiftOrdered, giftAddress } from '../gifts/contract.ts'
import { Mission, MissionState, missionRef, Progress, Reward } from './contract.ts'

const list = z.object({ items: z.array(Mission) })

/** All missions that the person has joined, those under way first, at most 200; `mine` is never null. */
export const joinMissions = endpoint({
  method: 'GET',
  path: '/v2/api/superQuest/joinMissions',
  access: 'protected',
  summary: 'ภารกิจที่ฉันเข้าร่วม พร้อมความคืบหน้า',
  reply: list,
})

/** Completed ones with the state of their reward: to claim first. `mine` is never null. */
export const joinMissionRewards = endpoint({
  method: 'GET',
  path: '/v2/api/superQuest/joinMissionRewards',
  access: 'protected',
  summary: 'ภารกิจที่ฉันทำเสร็จ พร้อมสถานะของรางวัล',
  reply: list,
})

/** A badge that was claimed. `href` is where its mission was first done, which pictures it; `skill` is the mission's land. */
export const Badge = z.object({
  id: z.uuid(),
  badge: z.string(),
  title: z.string(),
  skill: Skill,
  href: z.nullable(z.string()),
  claimed_at: z.iso.datetime(),
})
export type Badge = z.infer<typeof Badge>

/** Beyond the specification: the shelf on the profile; `id` is the mission's. Newest first, at most 60. */
export const listBadges = endpoint({
  method: 'GET',
  path: '/v2/api/superQuest/badges',
  access: 'protected',
  summary: 'เหรียญตราที่ฉันได้จากภารกิจ ใหม่สุดก่อน',
  reply: z.object({ items: z.array(Badge) }),
})

/**
 * What the act of a moment ago did for the mission: the step that the newest facts moved, from `before` to `done`. Null where
 * they moved none, or are older than two minutes.
 */
const Moved = z.nullable(z.object({ sentence: z.string(), before: z.int(), done: z.int(), of: z.int() }))
export type Moved = z.infer<typeof Moved>

/**
 * Beyond the specification: ask it after an act, so that progress moves where it stands. It counts all that is committed,
 * whether the job has come to it or not, and is cheap; those under way and those completed within the last day.
 */
export const readQuestProgress = endpoint({
  method: 'GET',
  path: '/v2/api/superQuest/progress',
  access: 'protected',
  summary: 'ความคืบหน้าของภารกิจที่ฉันทำอยู่ ถามได้ทันทีหลังทำอะไรเสร็จ',
  reply: z.object({
    items: z.array(
      z.object({
        id: z.uuid(),
        title: z.string(),
        skill: Skill,
        reward: Reward,
        state: MissionState,
        progress: Progress,
        moved: Moved,
        completed_at: z.nullable(z.iso.datetime()),
      }),
    ),
  }),
})

export const joinMission = endpoint({
  method: 'POST',
  path: '/v2/api/superQuest/joinMission',
  access: 'protected',
  summary: 'เข้าร่วมภารกิจ สิ่งที่ทำหลังจากนี้จึงจะนับ',
  body: missionRef,
  reply: Mission,
  errors: [
    'mission_not_found',
    'mission_not_open',
    'mission_over',
    'mission_full',
    'mission_already_joined',
    'missions_enough',
    'mission_after_other',
  ],
})

/** The skill points that came with a reward, with the points of that skill before and after. */
const Learned = z.nullable(z.object({ skill: Skill, points: z.int(), before: z.int(), after: z.int() }))
export type Learned = z.infer<typeof Learned>

/**
 * What a claimed reward brought: hundredths of koin, vouchers, a badge's name, skill points. `balance` is the koin purse
 * afterwards; `learned` is null where no points came.
 */
export const Claimed = z.object({
  mission: Mission,
  koin: Koin,
  vouchers: z.int(),
  badge: z.nullable(z.string()),
  points: z.int(),
  learned: Learned,
  balance: Koin,
})
export type Claimed = z.infer<typeof Claimed>

/** Rewards that are given at once: koin, voucher, badge. */
export const redeemKoin = endpoint({
  method: 'POST',
  path: '/v2/api/superQuest/redeemKoin',
  access: 'protected',
  summary: 'รับรางวัลของภารกิจที่ทำเสร็จ: koin บัตร หรือเหรียญตรา ได้ทันที',
  body: missionRef,
  reply: Claimed,
  errors: [
    'mission_not_found',
    'mission_not_joined',
    'mission_not_completed',
    'mission_quota_gone',
    'mission_reward_claimed',
    'mission_reward_is_gift',
    'own_gain',
    'maker_gain',
  ],
})

export const redeemGift = endpoint({
  method: 'POST',
  path: '/v2/api/superQuest/redeemGift',
  access: 'protected',
  summary: 'รับของขวัญของภารกิจที่ทำเสร็จ ของที่ต้องส่งให้เลือกที่อยู่',
  body: z.extend(missionRef, giftAddress),
  reply: z.extend(GiftOrdered, { mission: Mission, learned: Learned }),
  errors: [
    'mission_not_found',
    'mission_not_joined',
    'mission_not_completed',
    'mission_quota_gone',
    'mission_reward_claimed',
    'mission_reward_no_gift',
    'gift_out',
    'maker_gain',
    'gift_address_needed',
    'address_not_found',
    'address_not_allowed',
    'own_gain',
  ],
})
