import { z } from 'zod/mini'
import { Skill } from '#kit/skills.ts'
import { endpoint } from '#lib/contract.ts'
import type { ErrorTable } from '#lib/errors.ts'
import { Koin } from '#lib/money.ts'
import { Gift } from '../gifts/contract.ts'

export const missionErrors = {
  mission_not_found: { status: 404, th: 'ไม่พบภารกิจนี้' },
  mission_not_open: { status: 409, th: 'ภารกิจนี้ยังไม่เปิด เปิดเมื่อไรเข้าร่วมได้เลย' },
  mission_over: { status: 409, th: 'ภารกิจนี้ปิดรับแล้ว ลองดูภารกิจอื่นที่เปิดอยู่' },
  mission_full: { status: 409, th: 'ภารกิจนี้มีคนเข้าร่วมเต็มแล้ว ลองดูภารกิจอื่นที่เปิดอยู่' },
  mission_already_joined: { status: 409, th: 'คุณเข้าร่วมภารกิจนี้แล้ว ทำต่อได้เลย' },
  missions_enough: { status: 409, th: 'คุณทำอยู่ {count} ภารกิจแล้ว ทำให้เสร็จสักภารกิจก่อน แล้วค่อยเข้าร่วมเพิ่ม' },
  mission_after_other: { status: 409, th: 'ภารกิจนี้ต่อจาก “{title}” ทำภารกิจนั้นให้เสร็จก่อน' },
  mission_not_joined: { status: 409, th: 'คุณยังไม่ได้เข้าร่วมภารกิจนี้' },
  mission_not_completed: { status: 409, th: 'ภารกิจนี้ยังไม่เสร็จ ทำได้ {done} จาก {of}' },
  mission_quota_gone: { status: 409, th: 'รางวัลของภารกิจนี้มีคนรับครบแล้วตอนที่คุณทำเสร็จ ความคืบหน้าของคุณยังอยู่ครบ' },
  mission_reward_claimed: { status: 409, th: 'คุณรับรางวัลนี้ไปแล้ว' },
  mission_reward_is_gift: { status: 409, th: 'รางวัลนี้เป็นของขวัญ กดรับของขวัญแทน' },
  mission_reward_no_gift: { status: 409, th: 'รางวัลนี้ไม่ใช่ของขวัญที่ต้องส่ง กดรับรางวัลได้เลย' },
} as const satisfies ErrorTable

/** Every state of a person and a mission is on one page: mission-state-rules.ts. */
export const MissionState = z.enum([
  'upcoming',
  'locked',
  'available',
  'closed',
  'joined',
  'in_progress',
  'completed',
  'rewarded',
  'expired',
])
export type MissionState = z.infer<typeof MissionState>

/** `waiting`: it can be claimed. `gone`: completed when the quota of winners was used up. */
export const RewardState = z.enum(['none', 'waiting', 'claimed', 'gone'])
export type RewardState = z.infer<typeof RewardState>

const points = z.nullable(z.object({ skill: Skill, points: z.int() }))
/** What a mission gives each winner. `koin` is hundredths; a voucher is one for an event. Skill points come beside any of them. */
export const Reward = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('koin'), koin: Koin, points }),
  z.object({ kind: z.literal('gift'), gift: Gift, points }),
  z.object({ kind: z.literal('voucher'), count: z.int(), points }),
  z.object({ kind: z.literal('badge'), badge: z.string(), points }),
])
export type Reward = z.infer<typeof Reward>

/** One step of a rule, in the order in which it is read: "ตอบควิซประจำวัน 5 วันใน 7 วัน", 2 of 5. `href` leads to where it is done. */
export const Step = z.object({
  sentence: z.string(),
  done: z.int(),
  of: z.int(),
  is_done: z.boolean(),
  /** False: comes after another one that is not done yet. */
  is_open: z.boolean(),
  href: z.nullable(z.string()),
})
export type Step = z.infer<typeof Step>

/** How far a person is: `sentence` says it ("2 จาก 5"); with several steps done and of count steps. */
export const Progress = z.object({ done: z.int(), of: z.int(), sentence: z.string(), steps: z.array(Step) })
export type Progress = z.infer<typeof Progress>

/** What the person who asks has to do with a mission. */
export const MyMission = z.object({
  state: MissionState,
  progress: Progress,
  reward_state: RewardState,
  joined_at: z.iso.datetime(),
  completed_at: z.nullable(z.iso.datetime()),
  claimed_at: z.nullable(z.iso.datetime()),
})
export type MyMission = z.infer<typeof MyMission>

/** A mission in a list. `skill` is the land of the map that it stands in. Times are ISO, `joins_until` and `ends_at` excluded. */
export const Mission = z.object({
  id: z.uuid(),
  title: z.string(),
  summary: z.string(),
  /** Why it is worth doing: what one learns by it. */
  why: z.string(),
  skill: Skill,
  /** Its occasion in the Thai year; null where it has none. */
  occasion: z.nullable(z.string()),
  /** What is to do, in one sentence made from the rule. */
  sentence: z.string(),
  steps: z.array(z.object({ sentence: z.string(), of: z.int(), href: z.nullable(z.string()) })),
  reward: Reward,
  /** People who may join and who may win; null: no limit. */
  places: z.nullable(z.int()),
  places_left: z.nullable(z.int()),
  winners: z.nullable(z.int()),
  winners_left: z.nullable(z.int()),
  /** Its chain by the title of the first part, its own place in it from 1, and the mission that comes before it. */
  chain: z.nullable(
    z.object({
      title: z.string(),
      place: z.int(),
      of: z.int(),
      after: z.nullable(z.uuid()),
      after_title: z.nullable(z.string()),
    }),
  ),
  opens_at: z.iso.datetime(),
  joins_until: z.iso.datetime(),
  ends_at: z.iso.datetime(),
  state: MissionState,
  /** Null for visitors, and for people who have not joined. */
  mine: z.nullable(MyMission),
})
export type Mission = z.infer<typeof Mission>

const list = z.object({ items: z.array(Mission) })

/** What the about page shows: the five lands with what is open in each, this month's missions, what comes next. */
export const landingPage = endpoint({
  method: 'GET',
  path: '/v2/api/superQuest/landingPage',
  access: 'public',
  mayLag: true,
  summary: 'หน้าแรกของ Super Quest: ดินแดนทั้งห้า ภารกิจของเดือน และวันพิเศษที่จะถึง',
  reply: z.object({
    lands: z.array(z.object({ skill: Skill, name: z.string(), open: z.int(), completed: z.int() })),
    month: z.string(),
    occasion: z.nullable(z.string()),
    missions: z.array(Mission),
    next_krazy_day: z.nullable(z.object({ id: z.uuid(), title: z.string(), opens_at: z.iso.datetime() })),
    mine: z.nullable(z.object({ joined: z.int(), completed: z.int(), rewards_waiting: z.int() })),
  }),
})

/** `month` is the Bangkok month that it is, YYYY-MM: missions that can be done on one of its days and are made for it. */
export const monthlyMissions = endpoint({
  method: 'GET',
  path: '/v2/api/superQuest/monthlyMissions',
  access: 'public',
  mayLag: true,
  summary: 'ภารกิจของเดือนนี้',
  reply: z.extend(list, { month: z.string(), occasion: z.nullable(z.string()) }),
})

export const listRules = endpoint({
  method: 'GET',
  path: '/v2/api/superQuest/rules',
  access: 'public',
  mayLag: true,
  summary: 'กติกาของ Super Quest เป็นหัวข้อ',
  reply: z.object({
    sections: z.array(z.object({ key: z.string(), title: z.string(), points: z.array(z.string()) })),
  }),
})

/** Open ones, those that end first before; `skill` of one land alone. Missions that the person has joined are among them, with `mine`. */
export const listMissions = endpoint({
  method: 'GET',
  path: '/v2/api/superQuest/missions',
  access: 'public',
  mayLag: true,
  summary: 'ภารกิจที่เปิดอยู่และที่จะเปิดใน 14 วัน',
  query: z.object({ skill: z.optional(Skill) }),
  reply: list,
})

export const missionRef = z.object({ id: z.uuid() })

export const showMission = endpoint({
  method: 'GET',
  path: '/v2/api/superQuest/mission',
  access: 'public',
  summary: 'ภารกิจหนึ่งรายการ พร้อมความคืบหน้าของคนที่ถาม',
  query: missionRef,
  reply: Mission,
  errors: ['mission_not_found'],
})
