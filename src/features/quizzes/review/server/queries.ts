import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import { readQuestions } from '#features/quizzes/questions/server/queries.ts'
import { orderOf, showQuestion } from '#features/quizzes/questions/server/question-view.ts'
import { addDays, bangkokDay } from '#lib/thai/bangkok-time.ts'
import type { ReviewDesk } from '../review-contract.ts'
import type { Schedule } from './rules.ts'

type Person = { userId: string; now: Date }

/**
 * The questions that a person answered wrongly, according to feedback they have seen, and when last. Open exams give no
 * feedback, so they are not included.
 */
const missedOf = (userId: string) => sql`
  select question_id, max(told_at) as missed_at from (
    select question_id, answered_at as told_at from daily_quiz_answer where user_id = ${userId} and not is_right
    union all
    select a.question_id, t.closed_at from exam_answer a
      join exam_attempt t on t.user_id = a.user_id and t.id = a.attempt_id
      where a.user_id = ${userId} and not a.is_right and t.closed_at is not null
  ) told group by question_id`

/** Whether a question may be shown to this person now: it is active, and no open quiz of theirs asks it. */
const mayTell = ({ userId, now }: Person) => sql<boolean>`
  q.is_active
  and not exists (
    select from exam_attempt t where t.user_id = ${userId} and t.closed_at is null and q.id = any (t.question_ids))
  and not exists (
    select from daily_quiz_set s where s.day >= ${addDays(bangkokDay(now), -1)} and q.id = any (s.question_ids)
      and not exists (
        select from daily_quiz_answer d where d.user_id = ${userId} and d.day = s.day and d.question_id = q.id))`

export type Missed = {
  questionId: string
  missedAt: Date
  /** The existing card, if any. */
  card: { turn: number; dueAt: Date; schedule: Schedule } | null
}

/** Questions missed since they were last added to the cards. */
export async function listNewMisses(db: Db | Tx, userId: string): Promise<Missed[]> {
  type Row = { question_id: string; missed_at: Date; turn: number | null; due_at: Date; schedule: Schedule }
  const { rows } = await sql<Row>`
    select m.question_id, m.missed_at, c.turn, c.due_at, c.schedule from (${missedOf(userId)}) m
    left join review_card c on c.user_id = ${userId} and c.question_id = m.question_id
    where c.missed_at is null or c.missed_at < m.missed_at
    order by m.missed_at, m.question_id`.execute(db)
  return rows.map(({ question_id: questionId, missed_at: missedAt, turn, due_at: dueAt, schedule }) => ({
    questionId,
    missedAt,
    card: turn === null ? null : { turn, dueAt, schedule },
  }))
}

/** The number of questions due for practice, newly missed ones included. */
export async function countDue(db: Db | Tx, person: Person): Promise<number> {
  const { userId, now } = person
  const { rows } = await sql<{ due: number }>`
    select count(*)::int as due from question q
    left join (${missedOf(userId)}) m on m.question_id = q.id
    left join review_card c on c.user_id = ${userId} and c.question_id = q.id
    where (c.due_at <= ${now} or m.missed_at > coalesce(c.missed_at, '-infinity')) and ${mayTell(person)}`.execute(db)
  return rows[0]!.due
}

/** A person's card of a question that may be asked, due or not; undefined when there is none. */
export async function findCard(db: Db | Tx, questionId: string, person: Person) {
  type Row = { turn: number; seed: number; due_at: Date; schedule: Schedule }
  const { rows } = await sql<Row>`
    select c.turn, c.seed, c.due_at, c.schedule from review_card c join question q on q.id = c.question_id
    where c.user_id = ${person.userId} and c.question_id = ${questionId} and ${mayTell(person)}`.execute(db)
  return rows[0]
}

/** The state of practice: how many are due, the first one, and when the next of the others is due. */
export async function viewDesk(db: Db | Tx, person: Person): Promise<ReviewDesk> {
  const { userId, now } = person
  const { rows } = await sql<{ question_id: string; turn: number; seed: number; due_at: Date }>`
    select c.question_id, c.turn, c.seed, c.due_at from review_card c join question q on q.id = c.question_id
    where c.user_id = ${userId} and ${mayTell(person)} order by c.due_at, c.question_id`.execute(db)
  const due = rows.filter(({ due_at: dueAt }) => dueAt <= now)
  const [first] = due
  const nextAt = rows[due.length]?.due_at
  return {
    due: due.length,
    saved: rows.length,
    next_at: nextAt?.toISOString() ?? null,
    next_in_seconds: nextAt ? Math.ceil((nextAt.getTime() - now.getTime()) / 1000) : null,
    asked: first ? await ask(db, first) : null,
  }
}

async function ask(db: Db | Tx, card: { question_id: string; turn: number; seed: number }) {
  const [question] = await readQuestions(db, [card.question_id])
  const order = orderOf(question!, card.seed, 1)
  return { id: card.question_id, turn: card.turn, question: showQuestion(question!, order, 1) }
}
