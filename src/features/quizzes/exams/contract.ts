import { z } from 'zod/mini'
import { endpoint, pageOf, pageQuery } from '#lib/contract.ts'
import { Koin } from '#lib/money.ts'
import {
  Begun,
  ExamAnswers,
  ExamDesk,
  ExamResult,
  ExamSaved,
  ExamState,
  LevelStanding,
  MoneyDesk,
  MoneyLevel,
} from './exam-contract.ts'

const startErrors = ['exam_not_open', 'exam_not_ready'] as const
const answerErrors = ['exam_not_found', 'exam_closed', 'exam_time_over', 'exam_answer_kind'] as const
const level = z._default(MoneyLevel, 'basic')

export const readMonthlyQuiz = endpoint({
  method: 'GET',
  path: '/v2/api/quiz/monthly',
  access: 'protected',
  summary: 'ควิซประจำเดือนของฉัน ชุดที่ทำค้างไว้ และผลล่าสุด',
  reply: ExamDesk,
})

/** Beyond the specification: viewing the page must not use up one of two tries. */
export const startMonthlyQuiz = endpoint({
  method: 'POST',
  path: '/v2/api/quiz/startMonthly',
  access: 'protected',
  summary: 'เริ่มควิซประจำเดือน ถ้ามีชุดที่ทำค้างไว้จะได้ชุดเดิม',
  reply: ExamDesk,
  errors: startErrors,
})

export const answerMonthlyQuiz = endpoint({
  method: 'POST',
  path: '/v2/api/quiz/answerMonthly',
  access: 'protected',
  summary: 'บันทึกคำตอบของควิซประจำเดือน หรือส่งทั้งชุด',
  body: ExamAnswers,
  reply: ExamSaved,
  errors: answerErrors,
})

export const readFinalExam = endpoint({
  method: 'GET',
  path: '/v2/api/quiz/finalExam',
  access: 'protected',
  summary: 'สอบปลายภาคของฉัน ชุดที่ทำค้างไว้พร้อมเวลาที่เหลือ และผลล่าสุด',
  reply: ExamDesk,
})

/** Beyond the specification: the hour starts when the person says so, not when the page is opened. */
export const startFinalExam = endpoint({
  method: 'POST',
  path: '/v2/api/quiz/startFinalExam',
  access: 'protected',
  summary: 'เริ่มสอบปลายภาคและเริ่มจับเวลา ถ้ามีชุดที่ทำค้างไว้จะได้ชุดเดิม',
  reply: ExamDesk,
  errors: startErrors,
})

export const answerFinalExam = endpoint({
  method: 'POST',
  path: '/v2/api/quiz/answerFinalExam',
  access: 'protected',
  summary: 'บันทึกคำตอบของสอบปลายภาค หรือส่งทั้งชุด',
  body: ExamAnswers,
  reply: ExamSaved,
  errors: answerErrors,
})

export const readMoneyQuiz = endpoint({
  method: 'GET',
  path: '/v2/api/quiz/detailMoney',
  access: 'protected',
  summary: 'ควิซการเงินระดับหนึ่งของฉัน และระดับที่ผ่านแล้ว',
  query: z.object({ level }),
  reply: MoneyDesk,
})

export const startMoneyQuiz = endpoint({
  method: 'POST',
  path: '/v2/api/quiz/money',
  access: 'protected',
  summary: 'เริ่มควิซการเงินระดับหนึ่ง ถ้ามีชุดที่ทำค้างไว้จะได้ชุดเดิม',
  body: z.object({ level: MoneyLevel }),
  reply: MoneyDesk,
  errors: startErrors,
})

export const answerMoneyQuiz = endpoint({
  method: 'POST',
  path: '/v2/api/quiz/answerMoney',
  access: 'protected',
  summary: 'บันทึกคำตอบของควิซการเงิน หรือส่งทั้งชุด',
  body: ExamAnswers,
  reply: ExamSaved,
  errors: answerErrors,
})

/** Beyond the specification: answers that arrive after the attempt was closed are stored as practice. */
export const saveLateExam = endpoint({
  method: 'POST',
  path: '/v2/api/quiz/lateExam',
  access: 'protected',
  summary: 'เก็บคำตอบที่มาถึงหลังชุดข้อสอบปิดเป็นการทบทวน ไม่มี koin',
  body: z.pick(ExamAnswers, { attempt: true, answers: true }),
  reply: z.object({ kept: z.int() }),
  errors: ['exam_not_found', 'exam_open', 'exam_answer_kind'],
})

/**
 * Beyond the specification: /profile/moneyAnswer. Closed attempts only, so it reveals no answer that is still needed.
 */
export const listMoneyAnswers = endpoint({
  method: 'GET',
  path: '/v2/api/quiz/moneyAnswers',
  access: 'protected',
  summary: 'ควิซการเงินที่ฉันทำแล้วในระดับหนึ่ง พร้อมคำอธิบาย ใหม่สุดก่อน',
  query: z.object({ level, ...pageQuery }),
  reply: pageOf(ExamResult),
})

const pays = { total: z.int(), pass_at: z.int(), koin: Koin }

/** Beyond the specification: the quizzes and their rewards, the same for everybody. */
export const readQuizMenu = endpoint({
  method: 'GET',
  path: '/v2/api/quiz',
  access: 'public',
  summary: 'ควิซทั้งหมดและสิ่งที่ได้จากแต่ละแบบ',
  reply: z.object({
    daily: z.object({ each: Koin, all_right: Koin }),
    monthly: z.object({ ...pays, high: z.object({ at: z.int(), koin: Koin }), tries: z.int() }),
    final: z.object({ ...pays, minutes: z.int(), months: z.int() }),
    money: z.array(z.object({ ...pays, level: MoneyLevel })),
  }),
})

/** Beyond the specification: the state of each quiz for the person today. */
export const readMyQuizzes = endpoint({
  method: 'GET',
  path: '/v2/api/quiz/mine',
  access: 'protected',
  summary: 'ควิซแต่ละแบบของฉันถึงไหนแล้ววันนี้',
  reply: z.object({
    daily: z.object({ answered: z.int(), right: z.int(), total: z.int() }),
    monthly: ExamState,
    final: ExamState,
    money: z.array(LevelStanding),
    /** What is in progress, by how much of it is answered. */
    begun: z.object({ monthly: z.nullable(Begun), final: z.nullable(Begun) }),
    /** Missed questions that are due for practice. */
    review: z.object({ due: z.int() }),
  }),
})
export type MyQuizzes = z.infer<(typeof readMyQuizzes)['reply']>
