import { sql } from 'kysely'
import type { Db } from '#db/open.ts'
import { orderIn } from '#features/quizzes/exams/server/attempt-queries.ts'
import type { StaffQuestion } from '#features/quizzes/questions/content.ts'
import type { QuizAnswer } from '#features/quizzes/questions/contract.ts'
import { orderOf } from '#features/quizzes/questions/server/asking-queries.ts'
import type { AnalysedQuestion } from '../admin-contract.ts'

/** Enough for a picture, and a bound for what is read. */
const latestAnswers = 200

/** Exactly one of the seeds is there: each quiz has its own way to shuffle. */
type Row = {
  question_id: string
  answer: QuizAnswer
  position: number
  day_seed: number | null
  exam_seed: string | null
}

/** How often each choice was taken among the latest answers of questions, the right choice first; other kinds are left out. */
export async function countChoices(
  db: Db,
  questions: StaffQuestion[],
): Promise<Map<string, AnalysedQuestion['choices']>> {
  const counts = new Map<string, AnalysedQuestion['choices']>()
  const byId = new Map<string, { content: StaffQuestion['body'] }>()
  for (const { id, body } of questions) {
    if (body.kind !== 'choice') continue
    byId.set(id, { content: body })
    counts.set(
      id,
      [body.right, ...body.wrong].map((text) => ({ text, taken: 0 })),
    )
  }
  for (const { question_id: id, answer, position, day_seed: ofDay, exam_seed: ofExam } of await readLatest(db, [
    ...byId.keys(),
  ])) {
    const question = byId.get(id)!
    const order = ofExam === null ? orderOf(question, ofDay!, position) : orderIn({ seed: ofExam }, question, position)
    const taken = answer.kind === 'choice' ? order[answer.choice] : undefined
    if (taken !== undefined) counts.get(id)![taken]!.taken += 1
  }
  return counts
}

async function readLatest(db: Db, ids: string[]): Promise<Row[]> {
  if (ids.length === 0) return []
  // Of each quiz the latest of one question by its index, so that it costs the same among millions of answers.
  const { rows } = await sql<Row>`
    select question_id, answer, position, day_seed, exam_seed from (
      select a.*, row_number() over (partition by a.question_id order by a.answered_at desc) as place
      from question q, lateral (
        (select d.question_id, d.answer, d.position, d.answered_at, t.seed as day_seed, null::uuid as exam_seed
          from daily_quiz_answer d join daily_quiz_attempt t on t.user_id = d.user_id and t.day = d.day
          where d.question_id = q.id and d.answered_at >= coalesce(q.reworded_at, '-infinity')
            and t.finished_at is not null
          order by d.answered_at desc limit ${latestAnswers})
        union all
        (select e.question_id, e.answer, e.position, e.answered_at, null, t.seed
          from exam_answer e join exam_attempt t on t.user_id = e.user_id and t.id = e.attempt_id
          where e.question_id = q.id and e.answered_at >= coalesce(q.reworded_at, '-infinity')
            and t.closed_at is not null
          order by e.answered_at desc limit ${latestAnswers})
      ) a where q.id = any (${ids}::uuid[])
    ) latest where place <= ${latestAnswers}`.execute(db)
  return rows
}
