import { z } from 'zod/mini'
import { QuestionPicture } from '#features/quizzes/questions/contract.ts'
import { Skill } from '#kit/skills.ts'
import { endpoint } from '#lib/contract.ts'
import type { ErrorTable } from '#lib/errors.ts'
import { TitlePhrases } from '#lib/title-phrases.ts'

export const pathErrors = {
  path_question_changed: { status: 409, th: 'ชุดคำถามนี้เพิ่งเปลี่ยน โหลดหน้านี้ใหม่แล้วเริ่มอีกครั้ง' },
  placement_too_soon: { status: 409, th: 'คุณเพิ่งหาจุดเริ่มไปไม่นาน ทำใหม่ได้ทุก 90 วัน' },
  unit_not_found: { status: 404, th: 'ไม่พบบทเรียนนี้ในเส้นทาง' },
  recheck_not_open: { status: 409, th: 'ข้อทบทวนนี้ยังไม่เปิดตอนนี้ ดูวันที่เปิดได้ในเส้นทางเรียน' },
} as const satisfies ErrorTable

const day = z.iso.date()
const version = z.int().check(z.minimum(1), z.maximum(999))
const choice = z.string().check(z.minLength(1), z.maxLength(120))
const unitKey = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(60))
const article = z.object({ key: z.string(), title: z.string(), href: z.string() })

/** The number of placement questions: one per skill. */
export const placementLength = 5

/** The feedback on a choice; choices are given by their text. */
const told = { is_right: z.boolean(), right: z.string(), explanation: z.string() }

const asked = { text: z.string(), picture: z.nullable(QuestionPicture), choices: z.array(z.string()) }

export const Placement = z.object({
  version,
  questions: z.array(z.object({ position: z.int(), skill: Skill, ...asked })),
})
export type Placement = z.infer<typeof Placement>

export const PlacementFeedback = z.object({ ...told, article: z.nullable(article) })
export type PlacementFeedback = z.infer<typeof PlacementFeedback>

/** A rating per skill and the unit to begin with. No score, since one question per skill cannot give one. */
export const PlacementResult = z.object({
  strengths: z.array(z.object({ skill: Skill, is_strong: z.boolean() })),
  begin: z.nullable(z.object({ key: z.string(), title: z.string(), href: z.string(), strand: Skill })),
})
export type PlacementResult = z.infer<typeof PlacementResult>

const choices = z.array(choice).check(z.length(placementLength))

export const readPlacement = endpoint({
  method: 'GET',
  path: '/v2/api/path/placement',
  access: 'public',
  summary: 'คำถาม 5 ข้อสำหรับหาจุดเริ่ม ไม่มีเฉลย',
  reply: Placement,
})

export const answerPlacement = endpoint({
  method: 'POST',
  path: '/v2/api/path/placement/answer',
  access: 'public',
  summary: 'ตรวจคำตอบหนึ่งข้อของแบบหาจุดเริ่ม ไม่ต้องเข้าสู่ระบบ ไม่มี koin',
  body: z.object({ version, position: z.int().check(z.minimum(1), z.maximum(placementLength)), choice }),
  reply: PlacementFeedback,
  errors: ['path_question_changed'],
})

/** For visitors: the result is stored in their own browser only. */
export const judgePlacement = endpoint({
  method: 'POST',
  path: '/v2/api/path/placement/result',
  access: 'public',
  summary: 'บอกด้านที่ไปได้ดีและบทเรียนที่น่าเริ่ม จากคำตอบทั้ง 5 ข้อ',
  body: z.object({ version, choices }),
  reply: PlacementResult,
  errors: ['path_question_changed'],
})

/** `isGuest`: answered before signing in; it counts only if the person has no placement of their own. */
export const savePlacement = endpoint({
  method: 'POST',
  path: '/v2/api/path/placement',
  access: 'protected',
  summary: 'เก็บผลหาจุดเริ่มไว้กับบัญชี ผลที่ทำก่อนเข้าสู่ระบบเก็บได้เมื่อยังไม่มีผลของตัวเอง',
  body: z.object({ version, choices, is_guest: z.boolean() }),
  reply: z.object({ is_kept: z.boolean(), result: PlacementResult }),
  errors: ['path_question_changed', 'placement_too_soon'],
})

const Task = z.object({
  kind: z.enum(['daily-quiz', 'article', 'share']),
  title: z.nullable(z.string()),
  href: z.string(),
})
export type PathTaskView = z.infer<typeof Task>

export const PathUnit = z.object({
  key: z.string(),
  strand: Skill,
  title: z.string(),
  title_phrases: TitlePhrases,
  can: z.string(),
  article,
  task: Task,
})
export type PathUnit = z.infer<typeof PathUnit>

export const viewPath = endpoint({
  method: 'GET',
  path: '/v2/api/path',
  access: 'public',
  summary: 'เส้นทางเรียนทั้งหมด เหมือนกันสำหรับทุกคน',
  reply: z.object({ units: z.array(PathUnit) }),
})

/** locked: the article's question or the task is not done yet. waiting: until `opensOn`. */
export const UnitProgress = z.object({
  key: z.string(),
  is_answered: z.boolean(),
  is_task_done: z.boolean(),
  recheck: z.enum(['locked', 'waiting', 'open', 'done']),
  opens_on: z.nullable(day),
})
export type UnitProgress = z.infer<typeof UnitProgress>

/**
 * A person's progress. `next` is the unit with something to do today, the `stop`th of its strand, and the step of it;
 * null when everything is done or waiting; `minutes` is the reading time of its article, where reading is the step.
 * `is_step_done_today`: an article was answered or shared as its unit asks, or a
 * re-check tried, today.
 */
export const MyPath = z.object({
  placement: z.nullable(
    z.object({
      day,
      is_guest: z.boolean(),
      result: PlacementResult,
      repeat_from: z.nullable(day),
      may_repeat: z.boolean(),
    }),
  ),
  units: z.array(UnitProgress),
  next: z.nullable(
    z.object({
      key: z.string(),
      title: z.string(),
      title_phrases: TitlePhrases,
      can: z.string(),
      href: z.string(),
      strand: Skill,
      stop: z.int(),
      step: z.enum(['read', 'task', 'recheck']),
      minutes: z.nullable(z.int()),
    }),
  ),
  strands: z.array(z.object({ skill: Skill, done: z.int(), total: z.int() })),
  is_step_done_today: z.boolean(),
})
export type MyPath = z.infer<typeof MyPath>

export const readMyPath = endpoint({
  method: 'GET',
  path: '/v2/api/path/mine',
  access: 'protected',
  summary: 'ฉันเรียนถึงไหนแล้วในเส้นทาง และทำอะไรต่อได้วันนี้',
  reply: MyPath,
})

export const Recheck = z.object({
  unit: z.object({ key: z.string(), title: z.string(), strand: Skill, article }),
  /**
   * Null while it is not asked. `opensOn` tells when it will be; null when earlier steps of the unit are open or it is
   * done.
   */
  question: z.nullable(z.object(asked)),
  opens_on: z.nullable(day),
})
export type Recheck = z.infer<typeof Recheck>

export const readRecheck = endpoint({
  method: 'GET',
  path: '/v2/api/path/recheck',
  access: 'protected',
  summary: 'ข้อทบทวนของบทเรียนหนึ่ง เปิดหลังเรียน 3 วัน',
  query: z.object({ unit: unitKey }),
  reply: Recheck,
  errors: ['unit_not_found'],
})

/** Pays neither koin nor points: it is for the person alone. After a wrong answer it opens again three days later. */
export const answerRecheck = endpoint({
  method: 'POST',
  path: '/v2/api/path/recheck',
  access: 'protected',
  summary: 'ตอบข้อทบทวน ถ้ายังไม่ใช่ ลองใหม่ได้อีกใน 3 วัน',
  body: z.object({ unit: unitKey, choice }),
  reply: z.object({ ...told, opens_on: z.nullable(day) }),
  errors: ['unit_not_found', 'recheck_not_open', 'path_question_changed'],
})
export type RecheckFeedback = z.infer<(typeof answerRecheck)['reply']>
