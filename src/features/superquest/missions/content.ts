import { z } from 'zod/mini'
import { Skill } from '#kit/skills.ts'
import { Rule } from './mission-rules.ts'

const thai = (max: number) => z.string().check(z.minLength(1), z.maxLength(max), z.regex(/[ก-๛]/))
const whole = (min: number, max: number) => z.int().check(z.minimum(min), z.maximum(max))
const name = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(40))
const monthDay = z.string().check(z.regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/))

/** When a mission comes: every year from one day to another (both included), or each month or quarter as a whole. */
const Round = z.discriminatedUnion('every', [
  z
    .object({ every: z.literal('year'), from: monthDay, to: monthDay })
    .check(z.refine(({ from, to }) => from < to, 'วันสุดท้ายต้องอยู่หลังวันแรกในปีเดียวกัน')),
  z.object({ every: z.literal('month') }),
  z.object({ every: z.literal('quarter') }),
])
export type Round = z.infer<typeof Round>

const points = z._default(z.nullable(z.object({ skill: Skill, points: whole(1, 50) })), null)
const Reward = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('koin'), koin: whole(100, 20_000), points }),
  /** The key of a physical premium of content/premiums.json. */
  z.object({ kind: z.literal('gift'), gift: name, points }),
  z.object({ kind: z.literal('voucher'), count: whole(1, 3), points }),
  z.object({ kind: z.literal('badge'), badge: thai(40), points }),
])

/**
 * A mission of content/missions.json, which comes again by its round. In its rule a subject 'post:<key>' or 'video:<key>' is
 * that article or video. Koin is in hundredths. Joining ends `lastJoinDays` before the end.
 */
export const MissionContent = z.object({
  key: name,
  title: thai(80),
  summary: thai(200),
  why: thai(300),
  skill: Skill,
  occasion: z._default(z.nullable(thai(60)), null),
  round: Round,
  lastJoinDays: whole(0, 60),
  rule: Rule,
  reward: Reward,
  places: z._default(z.nullable(whole(1, 1_000_000)), null),
  winners: whole(1, 100_000),
  after: z._default(z.nullable(name), null),
})
export type MissionContent = z.infer<typeof MissionContent>

/** content/missions.json */
export const MissionFile = z.object({ missions: z.array(MissionContent) })

/** The big prize of content/big-prizes.json: its gift is the key of a physical premium. Days count from the first import. */
const PrizeContent = z.object({
  key: name,
  title: thai(80),
  summary: thai(300),
  gift: name,
  valueBaht: whole(1, 999),
  stock: whole(1, 1_000),
  window: z.object({ from: whole(-60, 60), until: whole(1, 400) }),
})
export type PrizeContent = z.infer<typeof PrizeContent>

/** content/big-prizes.json */
export const PrizeFile = z.object({ prizes: z.array(PrizeContent) })
