import { z } from 'zod/mini'
import { Skill } from '#kit/skills.ts'
import { endpoint } from '#lib/contract.ts'
import type { ErrorTable } from '#lib/errors.ts'
import { storedLine } from '#lib/stored-text.ts'
import { Pool, StaffQuestion } from './content.ts'
import { QuizQuestion, ReviewedAnswer } from './contract.ts'

export const questionAdminErrors = {
  question_not_found: { status: 404, th: 'ไม่พบคำถามนี้' },
  question_exists: { status: 409, th: 'มีคำถามที่เหมือนหรือเกือบเหมือนกันอยู่แล้ว' },
  question_waits: {
    status: 409,
    th: 'คำถามนี้รอคนที่สองยืนยันอยู่ ดูหรือถอนคำขอได้ที่หน้ารอคนที่สองยืนยัน',
  },
  question_none_waits: { status: 409, th: 'คำถามในคำขอนี้ไม่รอแล้ว' },
  question_changed: { status: 409, th: 'มีคนแก้คำถามนี้หลังจากที่คุณเปิดหน้านี้ โหลดหน้าใหม่แล้วแก้อีกครั้ง' },
} as const satisfies ErrorTable

const editor = { access: 'staff', roles: ['editor'] } as const

const Body = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('choice'),
    right: storedLine(120),
    wrong: z.array(storedLine(120)).check(z.minLength(1), z.maxLength(4)),
  }),
  z.object({
    kind: z.literal('numeric'),
    right: z.string().check(z.trim(), z.regex(/^-?\d{1,12}(\.\d{1,4})?$/)),
    unit: storedLine(20),
  }),
  z.object({ kind: z.literal('ordering'), items: z.array(storedLine(80)).check(z.minLength(3), z.maxLength(5)) }),
])

/** The address of an existing question picture, or of the editor's own upload (uploadImage). */
const picture = z.object({
  src: z.string().check(z.regex(/^\/media\/[\w-]{43}\/(960\.webp|picture\.(svg|webp))$/)),
  alt: storedLine(500),
})

const written = { text: storedLine(220), body: Body, explanation: storedLine(400), source: storedLine(200) }
/** Omitted: unchanged; null: none. */
const shown = { picture: z.optional(z.nullable(picture)) }

/** Adds a question, which is asked once a second person has agreed to it. Its texts must follow the rules of content files. */
export const addQuestion = endpoint({
  method: 'POST',
  path: '/v2/api/admin/question/add',
  ...editor,
  summary: 'เพิ่มคำถาม ซึ่งจะถูกถามเมื่อคนที่สองยืนยัน',
  body: z.object({
    pool: z.enum(['daily', 'exam', 'money']),
    skill: Skill,
    /** For a money quiz its level: 1 basic, 2 intermediate, 3 advanced. */
    difficulty: z.literal([1, 2, 3]),
    ...written,
    ...shown,
    /** The address of an article of ours that teaches it. */
    article: z.optional(storedLine(300)),
    /** The day by which a changing fact must be reviewed. */
    review_by: z.optional(z.iso.date()),
  }),
  reply: z.extend(StaffQuestion, { is_waiting: z.boolean() }),
  errors: ['question_exists'],
})

/**
 * An edit, as the editor of all kinds sends it (saveContent). Kind and number of parts cannot change, since open attempts refer
 * to them by place. `version` is for optimistic locking.
 */
export const QuestionEdit = z.object({ id: z.uuid(), version: z.iso.datetime(), ...written, ...shown })

/** `is_waiting`: a question that nobody else has agreed to is not brought back at once, but asked for. */
export const retireQuestion = endpoint({
  method: 'POST',
  path: '/v2/api/admin/question/retire',
  ...editor,
  summary: 'เลิกใช้คำถาม หรือนำกลับมาใช้',
  body: z.object({ id: z.uuid(), is_active: z.boolean() }),
  reply: z.extend(StaffQuestion, { is_waiting: z.boolean() }),
  errors: ['question_not_found', 'question_exists', 'question_waits'],
})

/** A new question as members will be asked it, and what they read after the answer; `position` is its place in the approval. */
const NewQuestion = z.object({
  id: z.uuid(),
  pool: Pool,
  difficulty: z.int(),
  source: z.string(),
  asked: QuizQuestion,
  told: ReviewedAnswer,
})
export type NewQuestion = z.infer<typeof NewQuestion>

/** How many new questions one page shows: their places are those of a quiz. */
export const newPerPage = 20

/** The new questions of an approval; none once a second person has agreed to them. */
export const readNewQuestions = endpoint({
  method: 'GET',
  path: '/v2/api/admin/question/new',
  ...editor,
  summary: 'คำถามใหม่ที่รอคนที่สอง อย่างที่ผู้เรียนจะเห็น',
  query: z.object({
    approval: z.uuid(),
    page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 1),
  }),
  reply: z.object({ items: z.array(NewQuestion), page: z.int(), pages: z.int() }),
})
