import { z } from 'zod/mini'
import { Skill } from '#kit/skills.ts'
import { endpoint, pageOf, pageQuery } from '#lib/contract.ts'
import type { ErrorTable } from '#lib/errors.ts'
import { Koin } from '#lib/money.ts'

/** GENERAL becomes SKILL when all five skills have reached 200 points. */
export const ProfileType = z.enum(['GENERAL', 'SKILL'])
export type ProfileType = z.infer<typeof ProfileType>

/** So many points in every skill make the type SKILL. */
export const pointsForSkillType = 200

/**
 * What a person has right after a reward: the koin purse, and each skill that grew with its points before and after.
 */
export const Gained = z.object({
  balance: Koin,
  skills: z.array(z.object({ skill: Skill, points: z.int(), before: z.int(), after: z.int() })),
})
export type Gained = z.infer<typeof Gained>

export const koinErrors = {
  not_enough_koin: { status: 409, th: 'koin ไม่พอ ยังไม่มีการหัก koin' },
  not_enough_baht: { status: 409, th: 'เงินจำลองไม่พอ ยังไม่มีการหักเงิน' },
  own_gain: { status: 409, th: 'เรื่องนี้ให้ koin กับคุณเองหรือคนในครอบครัวของคุณ ให้ทีมงานอีกคนเป็นคนทำ' },
  second_person_needed: { status: 409, th: 'คุณเป็นคนขอจำนวนนี้ ให้ทีมงานอีกคนเป็นคนยืนยัน' },
} as const satisfies ErrorTable

/** One row of the koin history: `date` is `DD/MM/BBBB | HH:mm` in Bangkok, `point` is in signed hundredths. */
export const KoinHistoryItem = z.object({
  id: z.string(),
  date: z.string(),
  activity: z.string(),
  point: Koin,
  href: z.nullable(z.string()),
})
export type KoinHistoryItem = z.infer<typeof KoinHistoryItem>

export const listKoins = endpoint({
  method: 'GET',
  path: '/v2/api/user/koins',
  access: 'protected',
  summary: 'ประวัติ koin ของฉัน ใหม่สุดก่อน',
  query: z.object(pageQuery),
  reply: pageOf(KoinHistoryItem),
})

/** One row of the skill history. */
export const SkillHistoryItem = z.object({
  id: z.string(),
  date: z.string(),
  activity: z.string(),
  skill: Skill,
  point: z.int(),
  href: z.nullable(z.string()),
})

export const SkillPage = z.extend(pageOf(SkillHistoryItem), {
  points: z.record(Skill, z.int()),
  klass: z.int(),
  /** The total skill points at which this klass and the next begin; null in the last klass. */
  klass_from: z.int(),
  klass_to: z.nullable(z.int()),
  type: ProfileType,
})

export const listSkills = endpoint({
  method: 'GET',
  path: '/v2/api/user/skills',
  access: 'protected',
  summary: 'ทักษะ 5 ด้านของฉันและประวัติคะแนน',
  query: z.object(pageQuery),
  reply: SkillPage,
})
