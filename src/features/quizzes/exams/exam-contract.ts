import { z } from 'zod/mini'
import { Gained } from '#features/koin/contract.ts'
import {
  maxQuestions,
  Position,
  QuizAnswer,
  QuizQuestion,
  ReviewedAnswer,
} from '#features/quizzes/questions/contract.ts'
import { Skill } from '#kit/skills.ts'
import type { ErrorTable } from '#lib/errors.ts'
import { Koin } from '#lib/money.ts'

export const examErrors = {
  exam_not_found: { status: 404, th: 'ไม่พบชุดข้อสอบนี้ในบัญชีของคุณ' },
  exam_closed: { status: 409, th: 'ชุดนี้ส่งไปแล้ว ดูผลและคำอธิบายได้เลย' },
  exam_time_over: { status: 409, th: 'หมดเวลาของชุดนี้แล้ว คำตอบที่บันทึกไว้ก่อนหมดเวลาถูกนับครบ' },
  exam_open: { status: 409, th: 'ชุดนี้ยังเปิดอยู่ ส่งคำตอบตามปกติได้เลย' },
  exam_not_open: { status: 409, th: 'ยังเริ่มชุดใหม่ไม่ได้ตอนนี้ ดูเหตุผลและเวลาที่เปิดได้ในหน้านี้' },
  exam_not_ready: { status: 409, th: 'คำถามชุดใหม่ยังมีไม่พอ เรากำลังเพิ่มอยู่ กลับมาลองใหม่ได้' },
  exam_answer_kind: { status: 422, th: 'คำตอบไม่ตรงกับแบบของคำถาม' },
} as const satisfies ErrorTable

/** In order: passing one level opens the next. */
export const moneyLevels = ['basic', 'intermediate', 'advanced'] as const
export const MoneyLevel = z.enum(moneyLevels)
export type MoneyLevel = z.infer<typeof MoneyLevel>

export const Quiz = z.enum(['monthly', 'final', 'money'])
export type Quiz = z.infer<typeof Quiz>

export const SavedAnswer = z.object({ position: Position, answer: QuizAnswer })
export type SavedAnswer = z.infer<typeof SavedAnswer>

/**
 * An attempt in progress: its questions without keys, and the saved answers. `secondsLeft` is by the server's clock.
 */
export const OpenExam = z.object({
  id: z.uuid(),
  try: z.int(),
  seconds_left: z.nullable(z.int()),
  questions: z.array(QuizQuestion),
  answers: z.array(SavedAnswer),
})
export type OpenExam = z.infer<typeof OpenExam>

/** The result of a closed attempt. */
export const ExamOutcome = z.object({
  right: z.int(),
  total: z.int(),
  is_passed: z.boolean(),
  /** It was closed by its deadline, with the answers saved so far. */
  is_time_up: z.boolean(),
  paid: Koin,
  points: z.array(z.object({ skill: Skill, points: z.int() })),
})
export type ExamOutcome = z.infer<typeof ExamOutcome>

export const ExamResult = z.extend(ExamOutcome, {
  id: z.uuid(),
  period: z.string(),
  try: z.int(),
  /** A Bangkok day. */
  day: z.iso.date(),
  review: z.array(z.object({ question: QuizQuestion, told: ReviewedAnswer })),
})
export type ExamResult = z.infer<typeof ExamResult>

/** open: may be started. waiting: until `opensAt`. locked: something else comes first. not_ready: too few questions. */
export const ExamState = z.enum(['open', 'running', 'passed', 'used_up', 'waiting', 'locked', 'not_ready'])
export type ExamState = z.infer<typeof ExamState>

/** The state of one quiz for one person in its month, season or level. */
export const ExamDesk = z.object({
  quiz: Quiz,
  period: z.string(),
  state: ExamState,
  opens_at: z.nullable(z.iso.datetime()),
  /** The last Bangkok day on which it may be started; null: no limit. */
  last_day: z.nullable(z.iso.date()),
  total: z.int(),
  minutes: z.nullable(z.int()),
  /** The pass mark in per cent of right answers, and what passing the next try pays. */
  pass_at: z.int(),
  koin: Koin,
  high: z.nullable(z.object({ at: z.int(), koin: Koin })),
  tries: z.object({ used: z.int(), max: z.nullable(z.int()) }),
  /** Hours to wait after a failed try. */
  wait_hours: z.nullable(z.int()),
  /** The prerequisite: passed months of the season. */
  months: z.nullable(z.object({ passed: z.int(), needed: z.int() })),
  attempt: z.nullable(OpenExam),
  latest: z.nullable(ExamResult),
})
export type ExamDesk = z.infer<typeof ExamDesk>

/** An answer to save; null deletes the saved one. */
const GivenAnswer = z.object({ position: Position, answer: z.nullable(QuizAnswer) })

/**
 * Answers to save, any number, each as often as wanted until the attempt is closed; `is_finished` closes it in the same
 * act.
 */
export const ExamAnswers = z.object({
  attempt: z.uuid(),
  answers: z.array(GivenAnswer).check(z.maxLength(maxQuestions)),
  is_finished: z.boolean(),
})
export type ExamAnswers = z.infer<typeof ExamAnswers>

/** `result` is present once the attempt is closed, and so is `gained`. */
export const ExamSaved = z.object({
  answered: z.int(),
  result: z.nullable(ExamResult),
  gained: z.nullable(Gained),
})
export type ExamSaved = z.infer<typeof ExamSaved>

/** Answered questions of an attempt in progress. */
export const Begun = z.object({ answered: z.int(), total: z.int() })
export type Begun = z.infer<typeof Begun>

/** One level of the money quizzes for one person; `best` is the best closed attempt. */
export const LevelStanding = z.object({
  level: MoneyLevel,
  state: ExamState,
  opens_at: z.nullable(z.iso.datetime()),
  total: z.int(),
  /** What passing pays. */
  koin: Koin,
  begun: z.nullable(Begun),
  best: z.nullable(z.object({ right: z.int(), total: z.int() })),
})
export type LevelStanding = z.infer<typeof LevelStanding>

export const MoneyDesk = z.object({
  level: MoneyLevel,
  levels: z.array(z.extend(LevelStanding, { is_passed: z.boolean(), is_locked: z.boolean() })),
  desk: ExamDesk,
})
export type MoneyDesk = z.infer<typeof MoneyDesk>
