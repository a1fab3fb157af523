import { z } from 'zod/mini'
import { Pool, StaffQuestion } from '#features/quizzes/questions/content.ts'
import { Skill } from '#kit/skills.ts'
import { endpoint, pageOf, pageQuery } from '#lib/contract.ts'

const editor = { access: 'staff', roles: ['editor'] } as const

/**
 * Statistics of real answers to a question. With too few answers only their number is given: more would say nothing of
 * the question, and might reveal something of a person. Shares are from 0 to 1, discrimination from -1 to 1.
 */
export const AnalysedQuestion = z.object({
  question: StaffQuestion,
  answered: z.int(),
  /** The share of right answers. */
  difficulty: z.nullable(z.number()),
  /** Also null when all or no answers were right. */
  discrimination: z.nullable(z.number()),
  /** Signs that the question may be faulty. */
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
  /** `id`: one question only. */
  query: z.object({ ...pageQuery, id: z.optional(z.uuid()), pool: z.optional(Pool), skill: z.optional(Skill) }),
  reply: pageOf(AnalysedQuestion),
})

const share = z.object({ count: z.int(), right: z.nullable(z.number()) })

/**
 * The share of right answers of all people: at the first encounter with a question and later; early in a skill and
 * later.
 */
export const SkillGain = z.object({
  skill: Skill,
  question: z.object({ first: share, later: share }),
  skill_wide: z.object({ early: share, later: share }),
})
export type SkillGain = z.infer<typeof SkillGain>

export const readLearningGain = endpoint({
  method: 'GET',
  path: '/v2/api/admin/question/gain',
  ...editor,
  summary: 'ตอบถูกครั้งแรกเทียบกับครั้งต่อ ๆ ไป แยกตามทักษะ',
  /** `countedAt`: when the answers were last counted, for this and the list of questions; null: never. */
  reply: z.object({ counted_at: z.nullable(z.iso.datetime()), skills: z.array(SkillGain) }),
})
