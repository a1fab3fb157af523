import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { Tx } from '#db/open.ts'
import { readGained } from '#features/koin/server/gained-queries.ts'
import type { QuizAnswer } from '#features/quizzes/questions/contract.ts'
import { type Question, readQuestions } from '#features/quizzes/questions/server/queries.ts'
import { chosenPart, judgeAnswer } from '#features/quizzes/questions/server/question-view.ts'
import { saveLateAnswer } from '#features/quizzes/review/server/commands.ts'
import { refusals } from '#lib/errors.ts'
import { newId } from '#lib/server/new-id.ts'
import { type ExamAnswers, type ExamSaved, examErrors, type Quiz } from '../exam-contract.ts'
import { type Attempt, orderIn, type Paper, readAnswers, readPaper, viewResult } from './attempt-queries.ts'
import { drawExam, type Plan } from './plan-queries.ts'
import { rewardExam } from './reward-commands.ts'
import { deadlineOf } from './rules.ts'

const refusal = refusals(examErrors)

type Starting = { userId: string; plan: (tx: Tx) => Promise<Plan>; now: Date }

/**
 * Begins an attempt, or finds the one in progress. The plan is made under a lock on the person: two quizzes begun
 * concurrently would not exclude each other's questions. Throws exam_not_open, exam_not_ready.
 */
export async function startExam(tx: Tx, { userId, plan: makePlan, now }: Starting): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`exam:${userId}`}, 0))`.execute(tx)
  await closeDueExams(tx, { userId, now })
  const plan = await makePlan(tx)
  if (plan.attempts.some(({ closed_at: closedAt }) => closedAt === null)) return
  if (plan.standing.state !== 'open') throw refusal('exam_not_open')
  const seed = randomUUID()
  const ids = await drawExam(tx, userId, plan, seed)
  if (!ids) throw refusal('exam_not_ready')
  await tx
    .insertInto('exam_attempt')
    .values({
      user_id: userId,
      id: newId(now),
      quiz: plan.quiz,
      period: plan.period,
      try: (plan.attempts.at(-1)?.try ?? 0) + 1,
      seed,
      question_ids: ids,
      started_at: now,
      deadline_at: deadlineOf(plan.quiz, now),
    })
    .execute()
}

type Answering = ExamAnswers & { userId: string; quiz: Quiz; now: Date }

/**
 * Saves answers, and with `is_finished` closes the attempt and pays, in the same transaction. Throws exam_not_found,
 * exam_closed, exam_time_over, exam_answer_kind.
 */
export async function answerExam(
  tx: Tx,
  { userId, quiz, answers, is_finished, now, ...given }: Answering,
): Promise<ExamSaved> {
  const attempt = await lockAttempt(tx, userId, given.attempt)
  if (attempt?.quiz !== quiz) throw refusal('exam_not_found')
  if (attempt.closed_at) throw refusal('exam_closed')
  if (attempt.deadline_at && attempt.deadline_at <= now) throw refusal('exam_time_over')
  const questions = await readQuestions(tx, attempt.question_ids)
  await saveAnswers(tx, { attempt, questions }, answers, now)
  const paper = { attempt, questions, answers: await readAnswers(tx, attempt) }
  const answered = paper.answers.length
  if (!is_finished) return { answered, result: null, gained: null }
  const closed = await closeAttempt(tx, paper, { closedAt: now, isTimeUp: false, now })
  const result = await viewResult(tx, { ...paper, attempt: closed })
  return { answered, result, gained: await readGained(tx, { userId, points: result.points }) }
}

type Late = Pick<ExamAnswers, 'attempt' | 'answers'> & { userId: string; now: Date }

/**
 * Stores answers to a closed attempt as practice and returns how many were new; its result does not change. Throws
 * exam_not_found, exam_open, exam_answer_kind.
 */
export async function saveLateExam(tx: Tx, { userId, answers, now, ...given }: Late): Promise<{ kept: number }> {
  await closeDueExams(tx, { userId, now })
  const attempt = await lockAttempt(tx, userId, given.attempt)
  if (!attempt) throw refusal('exam_not_found')
  if (!attempt.closed_at) throw refusal('exam_open')
  const questions = await readQuestions(tx, attempt.question_ids)
  const latest = [...new Map(answers.map(({ position, answer }) => [position, answer]))]
  let kept = 0
  const counted = new Map((await readAnswers(tx, attempt)).map((one) => [one.position, one.answer]))
  for (const [position, answer] of latest) {
    // A retry of an answer that had arrived: it has counted already.
    if (answer === null || isDeepStrictEqual(answer, counted.get(position))) continue
    const row = rowOf(attempt, { question: questions[position - 1], position, answer, now })
    const lateOf = `exam:${attempt.id}:${position}`
    const isNew = await saveLateAnswer(tx, { userId, lateOf, questionId: row.question_id, isRight: row.is_right, now })
    kept += isNew ? 1 : 0
  }
  return { kept }
}

/** Locks the person's attempt, which serialises saving and closing. */
function lockAttempt(tx: Tx, userId: string, id: string): Promise<Attempt | undefined> {
  return tx
    .selectFrom('exam_attempt')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

async function saveAnswers(
  tx: Tx,
  { attempt, questions }: Omit<Paper, 'answers'>,
  answers: ExamAnswers['answers'],
  now: Date,
): Promise<void> {
  // Of two answers to one question in a request the later one counts.
  const latest = [...new Map(answers.map(({ position, answer }) => [position, answer]))]
  const taken = latest.flatMap(([position, answer]) => (answer === null ? position : []))
  if (taken.length > 0) await takeBack(tx, attempt, taken)
  const given = latest.flatMap(([position, answer]) => (answer === null ? [] : { position, answer }))
  if (given.length === 0) return
  const rows = given.map((one) => rowOf(attempt, { question: questions[one.position - 1], ...one, now }))
  await tx
    .insertInto('exam_answer')
    .values(rows)
    .onConflict((c) =>
      c.columns(['user_id', 'attempt_id', 'position']).doUpdateSet((eb) => ({
        answer: eb.ref('excluded.answer'),
        chosen: eb.ref('excluded.chosen'),
        is_right: eb.ref('excluded.is_right'),
        answered_at: eb.ref('excluded.answered_at'),
      })),
    )
    .execute()
}

async function takeBack(tx: Tx, { user_id: userId, id }: Attempt, positions: number[]): Promise<void> {
  await tx
    .deleteFrom('exam_answer')
    .where('user_id', '=', userId)
    .where('attempt_id', '=', id)
    .where('position', 'in', positions)
    .execute()
}

type Given = { question: Question | undefined; position: number; answer: QuizAnswer; now: Date }

function rowOf(attempt: Attempt, { question, position, answer, now }: Given) {
  const order = question ? orderIn(attempt, question, position) : []
  const isRight = question ? judgeAnswer(question, order, answer) : null
  if (!question || isRight === null) throw refusal('exam_answer_kind')
  return {
    user_id: attempt.user_id,
    attempt_id: attempt.id,
    position,
    question_id: question.id,
    answer: JSON.stringify(answer),
    chosen: chosenPart(order, answer),
    is_right: isRight,
    answered_at: now,
  }
}

/** Closes a locked, open attempt with its saved answers, and pays. Returns the closed attempt. */
async function closeAttempt(
  tx: Tx,
  { attempt, questions, answers }: Paper,
  { closedAt, isTimeUp, now }: { closedAt: Date; isTimeUp: boolean; now: Date },
): Promise<Attempt> {
  const skills = questions.map(({ skill }) => skill)
  const rights = answers.flatMap(({ position, isRight }) => (isRight ? skills[position - 1]! : []))
  const outcome = await rewardExam(tx, { closed: { attempt, skills, rights, closedAt, now }, isTimeUp })
  return tx
    .updateTable('exam_attempt')
    .set({
      closed_at: closedAt,
      right_count: outcome.right,
      is_passed: outcome.is_passed,
      result: JSON.stringify(outcome),
    })
    .where('user_id', '=', attempt.user_id)
    .where('id', '=', attempt.id)
    .where('closed_at', 'is', null)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Closes a person's overdue attempts with the saved answers, as of their deadline. */
export async function closeDueExams(tx: Tx, { userId, now }: { userId: string; now: Date }): Promise<void> {
  const due = await tx
    .selectFrom('exam_attempt')
    .selectAll()
    .where('user_id', '=', userId)
    .where('closed_at', 'is', null)
    .where('deadline_at', '<=', now)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  for (const attempt of due)
    await closeAttempt(tx, await readPaper(tx, attempt), { closedAt: attempt.deadline_at!, isTimeUp: true, now })
}

/**
 * Marks closed attempts that are not counted yet, oldest first, and returns them. The caller counts them in the same
 * transaction, so each is counted once.
 */
export async function claimUncounted(tx: Tx, { limit, now }: { limit: number; now: Date }) {
  const { rows } = await sql<{ user_id: string; id: string }>`
    update exam_attempt t set counted_at = ${now}
    from (
      select user_id, id from exam_attempt where closed_at is not null and counted_at is null
      order by closed_at limit ${limit} for update skip locked
    ) due
    where t.user_id = due.user_id and t.id = due.id
    returning t.user_id, t.id`.execute(tx)
  return rows
}
