import { z } from 'zod/mini'
import type { Fields, ReadItem } from '#kit/content-formats.ts'
import { skillNames } from '#kit/skills.ts'
import { describeIssues } from '#lib/thai/field-messages.ts'
import { ChoiceQuestion, NumericQuestion, OrderingQuestion, type Pool, type QuestionBody } from '../../content.ts'

/** The most pieces that are read of one file. */
export const maxFiled = 3_000

/**
 * A question in a file. `key` is null in files of other programs. `picture` is left out where a file says nothing of it;
 * `svg` is null where it names a drawing that the file does not hold, and for an editor's upload, which no file holds.
 */
export type FiledQuestion = Common & { pool: Pool; body: QuestionBody; picture?: { alt: string; svg: string | null } }
type Common = Omit<z.infer<typeof common>, 'isOfPath' | 'picture'>

const common = z.object({
  key: z.nullable(ChoiceQuestion.shape.key),
  skill: ChoiceQuestion.shape.skill,
  difficulty: ChoiceQuestion.shape.difficulty,
  text: ChoiceQuestion.shape.text,
  explanation: ChoiceQuestion.shape.explanation,
  source: ChoiceQuestion.shape.source,
  reviewBy: z._default(z.nullable(z.iso.date()), null),
  article: z._default(z.nullable(z.string().check(z.maxLength(100))), null),
  isRetired: z._default(z.boolean(), false),
  isOfPath: z._default(z.boolean(), false),
  picture: ChoiceQuestion.shape.picture,
})
const kinds = z.discriminatedUnion('kind', [
  z.extend(common, z.pick(ChoiceQuestion, { kind: true, right: true, wrong: true }).shape),
  z.extend(common, z.pick(NumericQuestion, { kind: true, right: true, unit: true }).shape),
  z.extend(common, z.pick(OrderingQuestion, { kind: true, items: true }).shape),
])

/** Control characters and halves of letters: neither XML nor the database takes them. A line break in a text is one. */
const unwritable = /[\p{Cc}\p{Cs}\ufffe\uffff]/u

type Place = { pool: Pool; place: string; drawings?: ReadonlyMap<string, string> }

/** A question as a content file has it; of other programs with `key` null. */
export function readFiled(written: object, { pool, place, drawings }: Place): ReadItem<FiledQuestion> {
  const read = z.safeParse(kinds, { key: null, ...written }, { reportInput: true })
  if (!read.success) {
    const { path, detail } = describeIssues(read.error)[0]!
    return { place, fault: path ? `${nameOf(path)}: ${detail}` : detail }
  }
  const { kind: _kind, isOfPath, picture, ...question } = read.data
  const body = bodyOf(read.data)
  const texts = [
    question.text,
    question.explanation,
    question.source,
    picture?.alt ?? '',
    ...Object.values(body).flat(),
  ]
  if (texts.some((one) => unwritable.test(one))) return { place, fault: 'มีอักขระควบคุมหรือขึ้นบรรทัดใหม่ในข้อความ' }
  const { key, skill, difficulty, text, explanation, source, reviewBy, article, isRetired } = question
  const shown = picture && { picture: { alt: picture.alt, svg: drawings?.get(picture.drawing) ?? null } }
  const own = { key, skill, difficulty, text, explanation, source, reviewBy, article, isRetired }
  return { place, content: { ...own, pool: isOfPath ? 'path' : pool, body, ...shown } }
}

function bodyOf(read: z.infer<typeof kinds>): QuestionBody {
  if (read.kind === 'choice') return { kind: 'choice', right: read.right, wrong: read.wrong }
  if (read.kind === 'numeric') return { kind: 'numeric', right: read.right, unit: read.unit }
  return { kind: 'ordering', items: read.items }
}

const names: Readonly<Record<string, string>> = {
  key: 'ชื่อคงที่ (key)',
  kind: 'แบบ',
  pool: 'กลุ่ม',
  skill: 'ทักษะ',
  difficulty: 'ระดับ',
  text: 'คำถาม',
  right: 'คำตอบที่ถูก',
  wrong: 'ตัวเลือกอื่น',
  unit: 'หน่วย',
  items: 'ลำดับที่ถูก',
  explanation: 'คำอธิบาย',
  source: 'แหล่งที่มา',
  article: 'บทความ',
  reviewBy: 'ตรวจใหม่ภายใน',
  isRetired: 'การใช้',
  picture: 'ภาพ',
}
const kindNames = { choice: 'เลือกตอบ', numeric: 'ตัวเลข', ordering: 'เรียงลำดับ' }

function nameOf(path: string): string {
  const name = path.split('.')[0]!
  return names[name] ?? name
}

/** The pools, by what editors call them. */
export const poolNames: Record<Pool, string> = { daily: 'ประจำวัน', path: 'เส้นทาง', exam: 'ข้อสอบ', money: 'วัดระดับ' }

/** What two states of a question are compared by. */
export function fieldsOf(question: FiledQuestion): Fields {
  const { pool, skill, difficulty, text, body, explanation, source, article, reviewBy, isRetired, picture } = question
  const lines = (texts: readonly string[]) => texts.join('\n')
  return {
    แบบ: kindNames[body.kind],
    กลุ่ม: poolNames[pool],
    ทักษะ: skillNames[skill],
    ระดับ: String(difficulty),
    คำถาม: text,
    ...(body.kind === 'choice' && { คำตอบที่ถูก: body.right, ตัวเลือกอื่น: lines(body.wrong) }),
    ...(body.kind === 'numeric' && { คำตอบที่ถูก: body.right, หน่วย: body.unit }),
    ...(body.kind === 'ordering' && { ลำดับที่ถูก: lines(body.items) }),
    คำอธิบาย: explanation,
    แหล่งที่มา: source,
    บทความ: article ?? '',
    ตรวจใหม่ภายใน: reviewBy ?? '',
    การใช้: isRetired ? 'พักไว้' : 'ใช้อยู่',
    ...(picture && { คำบรรยายภาพ: picture.alt }),
    ...(picture?.svg && { ภาพ: picture.svg }),
  }
}

/** The question as a content file writes it; `drawing` is the name of its picture's file. */
export function writtenOf(question: FiledQuestion, drawing: string | null): object {
  const { key, pool, body, picture, reviewBy, article, isRetired, ...words } = question
  const { kind, ...parts } = body
  return {
    kind,
    key,
    ...words,
    ...parts,
    ...(drawing && picture && { picture: { drawing, alt: picture.alt } }),
    ...(reviewBy && { reviewBy }),
    ...(article && { article }),
    ...(pool === 'path' && { isOfPath: true }),
    ...(isRetired && { isRetired }),
  }
}

/** The pool of the file that holds a question: those of the path are marked in a file of the daily ones. */
export function filePool({ pool }: FiledQuestion): Pool {
  return pool === 'path' ? 'daily' : pool
}
