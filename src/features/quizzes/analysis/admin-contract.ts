import { z } from 'zod/mini'
import { Pool, StaffQuestion } from '#features/quizzes/questions/content.ts'
import { Skill } from '#kit/skills.ts'
import { endpoint, pageOf, pageQuery } from '#lib/contract.ts'

const editor = { access: 'staff', roles: ['editor'] } as const

/**
 * What real answers say of a question. With too few answers only their number is told: the rest says nothing yet, and could
 * say something of somebody. Shares go from 0 to 1, discrimination from -1 to 1.
 */
export const AnalysedQuestion = z.object({
  question: StaffQuestion,
  answered: z.int(),
  /** Share of right answers. */
  difficulty: z.nullable(z.number()),
  /** Null also where all or none were right. */
  discrimination: z.nullable(z.number()),
  /** What looks wrong with it. */
  doubts: z.array(z.enum(['no_discrimination', 'too_hard', 'too_easy'])),
  /** How often each choice was taken, the right one first; empty for other kinds. */
  choices: z.array(z.object({ text: z.string(), taken: z.int() })),
})
export type AnalysedQuestion = z.infer<typeof AnalysedQuestion>

export const analyseQuestions = endpoint({
  method: 'GET',
  path: '/v2/api/admin/question',
  ...editor,
  summary: 'คำถามของควิซกับผลจากคำตอบจริง ข้อที่น่าสงสัยก่อน',
  /** `id`: one question alone. */
  query: z.object({ ...pageQuery, id: z.optional(z.uuid()), pool: z.optional(Pool), skill: z.optional(Skill) }),
  reply: pageOf(AnalysedQuestion),
})

const share = z.object({ count: z.int(), right: z.nullable(z.number()) })

/** Share of right answers of all people together: at the first meeting with a question and later; early in a skill and later. */
export const SkillGain = z.object({
  skill: Skill,
  question: z.object({ first: share, later: share }),
  skillWide: z.object({ early: share, later: share }),
})
export type SkillGain = z.infer<typeof SkillGain>

export const readLearningGain = endpoint({
  method: 'GET',
  path: '/v2/api/admin/question/gain',
  ...editor,
  summary: 'ตอบถูกครั้งแรกเทียบกับครั้งต่อ ๆ ไป แยกตามทักษะ',
  /** `countedAt`: when the answers were counted, for this and for the list of questions; null: not yet. */
  reply: z.object({ countedAt: z.nullable(z.iso.datetime()), skills: z.array(SkillGain) }),
})
