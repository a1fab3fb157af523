import { sql } from 'kysely'
import type { Db } from '#db/open.ts'
import { Pool, type QuestionBody } from '#features/quizzes/questions/content.ts'
import { readStaffQuestions } from '#features/quizzes/questions/server/admin-queries.ts'
import { skills } from '#kit/skills.ts'
import type { AnalysedQuestion, SkillGain } from '../admin-contract.ts'
import { difficultyOf, discriminationOf, doubtsOf, fewestAnswers, type Sums, suspicionOf } from './rules.ts'

type QuestionFilter = {
  page: number
  limit: number
  id?: string | undefined
  pool?: string | undefined
  skill?: string | undefined
}
type Figured = Pick<AnalysedQuestion, 'answered' | 'difficulty' | 'discrimination'> & { id: string; isActive: boolean }

/** A page of questions with their statistics: active ones first, the most suspicious on top. */
export async function analyseQuestions(
  db: Db,
  { page, limit, ...wanted }: QuestionFilter,
): Promise<{ items: AnalysedQuestion[]; total: number }> {
  const all = await readFigures(db, wanted)
  const sorted = all.toSorted(
    (a, b) => Number(b.isActive) - Number(a.isActive) || suspicionOf(b) - suspicionOf(a) || b.answered - a.answered,
  )
  const shown = sorted.slice((page - 1) * limit, page * limit)
  const ids = shown.map(({ id }) => id)
  const questions = await readStaffQuestions(db, ids)
  const taken = await readTaken(db, ids)
  const items = shown.map(({ id, answered, difficulty, discrimination }, i) => {
    const [question, figures] = [questions[i]!, { answered, difficulty, discrimination }]
    const words = answered < fewestAnswers ? [] : wordsOf(question.body)
    const choices = words.map((text, choice) => ({ text, taken: taken.get(`${id} ${choice}`) ?? 0 }))
    return { question, ...figures, doubts: doubtsOf(figures), choices }
  })
  return { items, total: all.length }
}

const wordsOf = (body: QuestionBody) => (body.kind === 'choice' ? [body.right, ...body.wrong] : [])

/** The stored sums for the current wording of each question of a pool and skill, in key order. */
async function readFigures(db: Db, { id, pool, skill }: Omit<QuestionFilter, 'page' | 'limit'>): Promise<Figured[]> {
  const { rows } = await sql<Sums & { id: string; is_active: boolean }>`
    select q.id, q.is_active, coalesce(answered, 0) as answered, right_count, pairs, sum_x, sum_y, sum_yy, sum_xy
    from question q left join question_figure f
      on f.question_id = q.id and f.reworded_at is not distinct from q.reworded_at
    where q.pool = any (${pool ? [pool] : Pool.options}::text[]) and (${skill ?? null}::text is null or q.skill = ${skill ?? null})
      and (${id ?? null}::uuid is null or q.id = ${id ?? null})
    order by q.key`.execute(db)
  return rows.map((row) => ({
    id: row.id,
    isActive: row.is_active,
    answered: row.answered,
    difficulty: difficultyOf(row),
    discrimination: discriminationOf(row),
  }))
}

/** How often each choice was taken in the current wording, by question and place. */
async function readTaken(db: Db, ids: string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ question_id: string; choice: number; taken: number }>`
    select c.question_id, c.choice, c.taken from choice_figure c join question q on q.id = c.question_id
    where c.question_id = any (${ids}::uuid[]) and c.reworded_at is not distinct from q.reworded_at`.execute(db)
  return new Map(rows.map(({ question_id: id, choice, taken }) => [`${id} ${choice}`, taken]))
}

/** When the answers were last counted; null: never. */
export async function readCountedAt(db: Db): Promise<Date | null> {
  const { made_at: at } = await db
    .selectFrom('skill_gain')
    .select(({ fn }) => fn.max('made_at').as('made_at'))
    .executeTakeFirstOrThrow()
  return at
}

/**
 * The learning gain of all people: the share of right answers at the first encounter with a question compared with
 * later ones (practice included), and of the first ten answers in a skill compared with later ones (quizzes only).
 * Practice repeats missed questions, so later encounters have harder questions and the real gain is larger than it
 * looks.
 */
export async function readLearningGain(db: Db): Promise<SkillGain[]> {
  const rows = await db.selectFrom('skill_gain').selectAll().execute()
  const share = (count = 0, right = 0) => ({ count, right: count < fewestAnswers ? null : right / count })
  return skills.map((skill) => {
    const row = rows.find((one) => one.skill === skill)
    if (!row)
      return { skill, question: { first: share(), later: share() }, skill_wide: { early: share(), later: share() } }
    const later = share(row.again_count + row.practised_count, row.again_right + row.practised_right)
    return {
      skill,
      question: { first: share(row.first_count, row.first_right), later },
      skill_wide: {
        early: share(row.early_count, row.early_right),
        later: share(row.late_count, row.late_right),
      },
    }
  })
}
