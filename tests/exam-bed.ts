import { afterEach, expect } from 'vitest'
import type { Db } from '#db/open.ts'
import { listSkills } from '#features/koin/contract.ts'
import { auditLedger } from '#features/koin/server/audit-queries.ts'
import * as contract from '#features/quizzes/exams/contract.ts'
import type { ExamDesk, MoneyLevel } from '#features/quizzes/exams/exam-contract.ts'
import type { QuestionContent } from '#features/quizzes/questions/content.ts'
import type { QuizAnswer, QuizQuestion } from '#features/quizzes/questions/contract.ts'
import { importQuestions, type PooledQuestion } from '#features/quizzes/questions/server/seed.ts'
import { skills } from '#kit/skills.ts'
import { freshToken, type TestPerson } from './people.ts'
import { openTestbed } from './testbed.ts'

/** This many questions of the exams and of each level of the money quizzes, with kinds and skills in turn. */
export async function addExamQuestions(db: Db, { exam, money }: { exam: number; money: number }, now: Date) {
  const ofExam = Array.from({ length: exam }, (_, i) => questionOf(`test-exam-${i}`, i, 1))
  const ofMoney = ([1, 2, 3] as const).flatMap((difficulty) =>
    Array.from({ length: money }, (_, i) => questionOf(`test-money-${difficulty}-${i}`, i, difficulty)),
  )
  const pooled: PooledQuestion[] = [
    ...ofExam.map((question) => ({ pool: 'exam' as const, question })),
    ...ofMoney.map((question) => ({ pool: 'money' as const, question })),
  ]
  await db.transaction().execute((tx) => importQuestions(tx, pooled, now))
}

function questionOf(key: string, i: number, difficulty: 1 | 2 | 3): QuestionContent {
  const common = {
    key,
    skill: skills[i % skills.length]!,
    difficulty,
    text: `คำถามทดสอบ ${key} ข้อไหนถูกต้องที่สุด`,
    explanation: `คำอธิบายลับของ ${key} บอกเหตุผลไว้ตรงนี้`,
    source: `ที่มาลับของ ${key}`,
  }
  // Kinds alternate more slowly than skills, so that every skill has every kind.
  const kind = Math.floor(i / skills.length) % 4
  if (kind === 2) return { ...common, kind: 'numeric', right: `${7_000_000 + i}`, unit: 'บาท' }
  if (kind === 3)
    return { ...common, kind: 'ordering', items: [1, 2, 3, 4].map((n) => `ลำดับของ ${key} ที่ ${'กขคง'[n - 1]}`) }
  return {
    ...common,
    kind: 'choice',
    right: `ตัวเลือก ${key} จ`,
    wrong: ['ก', 'ข', 'ค'].map((one) => `ตัวเลือก ${key} ${one}`),
  }
}

/** Solves questions by the answers in the database: the right one, or a valid wrong one. */
export async function newExamSolver(db: Db): Promise<(question: QuizQuestion, isRight?: boolean) => QuizAnswer> {
  const rows = await db.selectFrom('question').select(['text', 'content']).execute()
  const written = new Map(rows.map(({ text, content }) => [text, content as { right: string; items: string[] }]))
  return (question, isRight = true) => {
    const { right, items } = written.get(question.text)!
    if (question.kind === 'numeric') return { kind: 'numeric', value: isRight ? right : `${right}1` }
    if (question.kind === 'choice') {
      const place = question.choices.indexOf(right)
      return { kind: 'choice', choice: isRight ? place : place === 0 ? 1 : 0 }
    }
    const order = items.map((item) => question.items.indexOf(item))
    return { kind: 'ordering', order: isRight ? order : order.toReversed() }
  }
}

const quizzes = {
  monthly: { read: contract.readMonthlyQuiz, start: contract.startMonthlyQuiz, answer: contract.answerMonthlyQuiz },
  final: { read: contract.readFinalExam, start: contract.startFinalExam, answer: contract.answerFinalExam },
} as const
type Timed = keyof typeof quizzes

type Answers = { position: number; answer: QuizAnswer }[]

/** The whole product with 120 questions of exams and 40 of each money level, and functions to take them over HTTP. */
export async function openExamBed() {
  const bed = await openTestbed()
  const start = bed.clock.now
  await addExamQuestions(bed.db, { exam: 120, money: 40 }, start)
  const solve = await newExamSolver(bed.db)
  afterEach(async () => {
    bed.clock.now = start
    expect(await auditLedger(bed.db)).toEqual([])
  })

  /** Moves the clock (Bangkok time) and returns the person with a token that is valid then. */
  async function goTo(stamp: string, who: TestPerson): Promise<TestPerson> {
    bed.clock.now = new Date(`${stamp}+07:00`)
    return { ...who, token: await freshToken(bed, who) }
  }

  async function begin(who: TestPerson, quiz: Timed): Promise<ExamDesk> {
    const { status, json } = await bed.send(who, quizzes[quiz].start, {})
    expect([status, json.code]).toEqual([200, undefined])
    expect(json.state).toBe('running')
    return json
  }

  async function look(who: TestPerson, quiz: Timed): Promise<ExamDesk> {
    const { status, json } = await bed.send(who, quizzes[quiz].read, {})
    expect([status, json.code]).toEqual([200, undefined])
    return json
  }

  const rightUpTo = (desk: ExamDesk, rights: number) =>
    desk.attempt!.questions.map((question) => ({
      position: question.position,
      answer: solve(question, question.position <= rights),
    }))

  function send(who: TestPerson, desk: ExamDesk, answers: Answers, isFinished: boolean, headers = {}) {
    const spec = desk.quiz === 'money' ? contract.answerMoneyQuiz : quizzes[desk.quiz].answer
    return bed.send(who, spec, { body: { attempt: desk.attempt!.id, answers, is_finished: isFinished } }, headers)
  }

  async function finish(who: TestPerson, desk: ExamDesk, rights: number) {
    const { status, json } = await send(who, desk, rightUpTo(desk, rights), true)
    expect([status, json.code]).toEqual([200, undefined])
    return json.result!
  }

  const pointsOf = async (who: TestPerson) => {
    const { json } = await bed.send(who, listSkills, { query: {} })
    return Object.values(json.points).reduce((sum, points) => sum + points, 0)
  }

  async function beginMoney(who: TestPerson, level: MoneyLevel = 'basic') {
    const { status, json } = await bed.send(who, contract.startMoneyQuiz, { body: { level } })
    expect([status, json.code]).toEqual([200, undefined])
    return json.desk
  }

  /** Passes the monthly quizzes of these months. */
  async function passMonths(who: TestPerson, months: string[]) {
    for (const month of months) {
      const then = await goTo(`${month}-15T12:00:00`, who)
      await finish(then, await begin(then, 'monthly'), 14)
    }
  }

  return { bed, solve, goTo, begin, look, send, rightUpTo, finish, pointsOf, beginMoney, passMonths }
}
