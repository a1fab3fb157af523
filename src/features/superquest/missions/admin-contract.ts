import { z } from 'zod/mini'
import { Skill } from '#kit/skills.ts'
import { endpoint } from '#lib/contract.ts'
import { Koin } from '#lib/money.ts'
import type { StaffRole } from '#lib/staff-roles.ts'
import { Mission, missionRef, Progress } from './contract.ts'
import { Rule } from './mission-rules.ts'

const makers: readonly StaffRole[] = ['editor']
const words = (max: number) => z.string().check(z.trim(), z.minLength(1, 'ต้องกรอกช่องนี้'), z.maxLength(max))
const whole = (min: number, max: number) => z.int().check(z.minimum(min), z.maximum(max))
const moment = z.iso.datetime({ offset: true })

export const adminMissionErrors = {
  mission_rule_wrong: { status: 422, th: 'กติกาของภารกิจนี้ยังใช้ไม่ได้' },
  mission_reward_wrong: { status: 422, th: 'รางวัลของภารกิจนี้ยังใช้ไม่ได้' },
  mission_has_people: { status: 409, th: 'มีคนเข้าร่วมแล้ว จึงเปลี่ยนกติกา รางวัล หรือลดเวลาและจำนวนไม่ได้ ให้จบภารกิจนี้แล้วสร้างใหม่' },
  mission_ended: { status: 409, th: 'ภารกิจนี้ถูกจบไปแล้ว' },
  mission_decided: { status: 409, th: 'ภารกิจนี้ถูกแก้หรือมีคนตัดสินไปแล้ว โหลดใหม่เพื่อดูล่าสุด' },
  quest_person_not_found: { status: 404, th: 'ไม่พบสมาชิกชื่อนี้' },
} as const

const points = z.nullable(z.object({ skill: Skill, points: whole(1, 50) }))
/** What staff says a mission gives: hundredths of koin; the premium of the store that the gift is. */
export const RewardForm = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('koin'), koin: whole(100, 20_000), points }),
  z.object({ kind: z.literal('gift'), gift: z.uuid(), points }),
  z.object({ kind: z.literal('voucher'), count: whole(1, 3), points }),
  z.object({ kind: z.literal('badge'), badge: words(40), points }),
])
export type RewardForm = z.infer<typeof RewardForm>

/** What staff writes of a mission. Every mission has a quota of winners, so that what it may cost is known before. */
export const MissionForm = z
  .object({
    title: words(80),
    summary: words(200),
    why: words(300),
    skill: Skill,
    occasion: z.nullable(words(60)),
    rule: Rule,
    reward: RewardForm,
    places: z.nullable(whole(1, 1_000_000)),
    winners: whole(1, 100_000),
    /** The mission that has to be completed before. */
    after: z.nullable(z.uuid()),
    opens_at: moment,
    joins_until: moment,
    ends_at: moment,
  })
  .check(
    z.refine(({ opens_at, joins_until }) => Date.parse(opens_at) < Date.parse(joins_until), {
      path: ['joins_until'],
      message: 'เวลาปิดรับต้องอยู่หลังเวลาเปิด',
    }),
    z.refine(({ joins_until, ends_at }) => Date.parse(joins_until) <= Date.parse(ends_at), {
      path: ['ends_at'],
      message: 'เวลาจบต้องไม่อยู่ก่อนเวลาปิดรับ',
    }),
    z.refine(({ opens_at, ends_at }) => Date.parse(ends_at) - Date.parse(opens_at) <= 366 * 24 * 3_600_000, {
      path: ['ends_at'],
      message: 'ภารกิจหนึ่งยาวได้ไม่เกินหนึ่งปี',
    }),
  )
export type MissionForm = z.infer<typeof MissionForm>

/** `draft`: nobody sees it. `asked`: it may pay more than one person may decide alone, and waits for a second one. */
export const DeskState = z.enum(['draft', 'asked', 'scheduled', 'open', 'over', 'ended'])
export type DeskState = z.infer<typeof DeskState>

const DeskMission = z.object({
  id: z.uuid(),
  title: z.string(),
  sentence: z.string(),
  state: DeskState,
  skill: Skill,
  opens_at: z.iso.datetime(),
  ends_at: z.iso.datetime(),
  joined: z.int(),
  completed: z.int(),
  claimed: z.int(),
  places: z.nullable(z.int()),
  winners: z.int(),
  /** Hundredths of koin: paid so far, and if everybody wins who may. */
  paid: Koin,
  max: Koin,
})
export type DeskMission = z.infer<typeof DeskMission>

export const listDeskMissions = endpoint({
  method: 'GET',
  path: '/v2/api/admin/superQuest/missions',
  access: 'staff',
  roles: makers,
  summary: 'ภารกิจทั้งหมดสำหรับทีมงาน ใหม่สุดก่อน ไม่เกิน 500',
  query: z.object({ state: z.optional(DeskState) }),
  reply: z.object({ items: z.array(DeskMission) }),
})

/** `asked` is who wants it opened, where a second person has to agree; `is_own` that it was the one who looks. */
export const showDeskMission = endpoint({
  method: 'GET',
  path: '/v2/api/admin/superQuest/mission',
  access: 'staff',
  roles: makers,
  summary: 'ภารกิจหนึ่งรายการสำหรับทีมงาน พร้อมแบบฟอร์ม',
  query: missionRef,
  reply: z.object({
    mission: DeskMission,
    form: MissionForm,
    asked: z.nullable(z.object({ by: z.string(), is_own: z.boolean() })),
    ended_reason: z.nullable(z.string()),
  }),
  errors: ['mission_not_found'],
})

/** What rules can be made of: the registered kinds of activity with their Thai words and facts. */
export const listRuleKinds = endpoint({
  method: 'GET',
  path: '/v2/api/admin/superQuest/kinds',
  access: 'staff',
  roles: makers,
  summary: 'กิจกรรมที่ใช้ตั้งกติกาของภารกิจได้ พร้อมข้อมูลของแต่ละอย่าง',
  reply: z.object({
    items: z.array(
      z.object({
        kind: z.string(),
        words: z.string(),
        /** The word that counts it: ครั้ง, บทความ … */
        unit: z.string(),
        /** What its subject is called where a rule may count different ones; null where it has none. */
        subject: z.nullable(z.string()),
        facts: z.array(
          z.object({
            name: z.string(),
            words: z.string(),
            type: z.enum(['flag', 'number', 'name']),
            options: z.nullable(z.array(z.string())),
          }),
        ),
      }),
    ),
  }),
})

const faults = z.array(z.object({ path: z.string(), detail: z.string() }))

/** Asked while staff types; any JSON of at most 8 kB. `sentence` is null while the rule is not whole. Writes nothing. */
export const tellRule = endpoint({
  method: 'POST',
  path: '/v2/api/admin/superQuest/sentence',
  access: 'staff',
  roles: makers,
  summary: 'ประโยคภาษาไทยของกติกา และสิ่งที่ยังไม่ถูก',
  body: z.object({ rule: z.unknown() }),
  bodyLimit: 32 * 1024,
  reply: z.object({
    sentence: z.nullable(z.string()),
    steps: z.array(z.object({ sentence: z.string(), of: z.int() })),
    faults,
  }),
})

/**
 * The rule against what people did in the last `days`: how many were active, would have finished, in how many days
 * (median), and what that costs, by this reward and quota. Writes nothing. Counts at most 5,000 people, `is_sample` says so.
 */
export const forecastMission = endpoint({
  method: 'POST',
  path: '/v2/api/admin/superQuest/forecast',
  access: 'staff',
  roles: makers,
  summary: 'คาดการณ์ผู้ทำสำเร็จและค่าใช้จ่าย จากสิ่งที่สมาชิกทำจริงในช่วงที่ผ่านมา',
  body: z.object({ rule: Rule, reward: RewardForm, winners: whole(1, 100_000), days: whole(1, 92) }),
  reply: z.object({
    from: z.iso.datetime(),
    people: z.int(),
    is_sample: z.boolean(),
    finished: z.int(),
    winners: z.int(),
    median_days: z.nullable(z.int()),
    /** Hundredths of koin, if every member were like the sample. */
    koin: Koin,
    gifts: z.int(),
    /** Finished by so many of `people`, in tenths of what is to do: from 0 to 10 of them. */
    spread: z.array(z.int()),
  }),
  errors: ['mission_rule_wrong', 'mission_reward_wrong'],
})

/** The rule on one member's own past, as if they had joined `days` ago. Writes nothing, and tells no more than the progress. */
export const tryMission = endpoint({
  method: 'POST',
  path: '/v2/api/admin/superQuest/dryRun',
  access: 'staff',
  roles: makers,
  summary: 'ลองกติกากับสิ่งที่สมาชิกหนึ่งคนทำจริงในช่วงที่ผ่านมา',
  body: z.object({ rule: Rule, display_name: words(60), days: whole(1, 92) }),
  reply: z.object({ progress: Progress, facts: z.int(), completed_on: z.nullable(z.iso.date()) }),
  errors: ['mission_rule_wrong', 'quest_person_not_found'],
})

const formErrors = ['mission_rule_wrong', 'mission_reward_wrong', 'mission_not_found'] as const

export const createMission = endpoint({
  method: 'POST',
  path: '/v2/api/admin/superQuest/mission',
  access: 'staff',
  roles: makers,
  stepUp: true,
  koin: 'sets',
  summary: 'สร้างภารกิจเป็นฉบับร่าง ยังไม่มีใครเห็น',
  body: MissionForm,
  reply: z.object({ id: z.uuid() }),
  errors: formErrors,
})

/** What people joined for stays; longer, wider and better worded is always possible. What is not a draft may wait again. */
export const editMission = endpoint({
  method: 'PATCH',
  path: '/v2/api/admin/superQuest/mission',
  access: 'staff',
  roles: makers,
  stepUp: true,
  koin: 'sets',
  summary: 'แก้ภารกิจ',
  query: missionRef,
  body: MissionForm,
  reply: z.object({ id: z.uuid() }),
  errors: [...formErrors, 'mission_has_people', 'mission_ended'],
})

/** From now on it opens by its times; or it waits for a second person, where it may pay much. Repeated: the same answer. */
export const scheduleMission = endpoint({
  method: 'POST',
  path: '/v2/api/admin/superQuest/mission/schedule',
  access: 'staff',
  roles: makers,
  stepUp: true,
  koin: 'sets',
  summary: 'ตั้งให้ภารกิจเปิดตามเวลา',
  query: missionRef,
  reply: z.object({ state: DeskState }),
  errors: ['mission_not_found', 'mission_ended'],
})

/** The member of staff who asked may make it a draft again; only another one may confirm it. */
export const decideMission = endpoint({
  method: 'POST',
  path: '/v2/api/admin/superQuest/mission/decide',
  access: 'staff',
  roles: makers,
  stepUp: true,
  koin: 'sets',
  summary: 'ยืนยันหรือยกเลิกภารกิจที่จ่ายเกินจำนวนซึ่งทีมงานคนเดียวตั้งได้',
  query: missionRef,
  body: z.object({ is_confirmed: z.boolean() }),
  reply: z.object({ state: DeskState }),
  errors: ['mission_not_found', 'mission_decided', 'second_person_needed'],
})

/** Nobody joins any more; who has joined goes on until the end that they joined for, and is rewarded as promised. */
export const endMission = endpoint({
  method: 'POST',
  path: '/v2/api/admin/superQuest/mission/end',
  access: 'staff',
  roles: makers,
  summary: 'ปิดรับภารกิจก่อนเวลา คนที่เข้าร่วมแล้วทำต่อได้ตามเดิม',
  query: missionRef,
  body: z.object({ reason: words(200) }),
  reply: z.object({ state: DeskState }),
  errors: ['mission_not_found'],
})

/** As a pupil would see it, before it opens. */
export const previewMission = endpoint({
  method: 'GET',
  path: '/v2/api/admin/superQuest/mission/preview',
  access: 'staff',
  roles: makers,
  summary: 'ภารกิจตามที่สมาชิกจะเห็น ก่อนเปิดจริง',
  query: missionRef,
  reply: Mission,
  errors: ['mission_not_found'],
})
