import { sql } from 'kysely'
import type { Db } from '#db/open.ts'
import { skills } from '#features/koin/contract.ts'
import { listStaffQuestions } from '#features/quizzes/questions/server/admin-queries.ts'
import type { AnalysedQuestion, SkillGain } from '../admin-contract.ts'
import { countChoices } from './choice-queries.ts'
import { difficultyOf, discriminationOf, doubtsOf, fewestAnswers, type Sums, suspicionOf } from './rules.ts'

type Wanted = { page: number; limit: number; pool?: string | undefined; skill?: string | undefined }
type Figures = Pick<AnalysedQuestion, 'answered' | 'difficulty' | 'discrimination'>

const noFigures: Figures = { answered: 0, difficulty: null, discrimination: null }

/** A page of questions with what real answers say of them: those in use first, and of these the most suspicious. */
export async function analyseQuestions(
  db: Db,
  { page, limit, ...wanted }: Wanted,
): Promise<{ items: AnalysedQuestion[]; total: number }> {
  const [questions, figures] = [await listStaffQuestions(db, wanted), await readFigures(db)]
  const all = questions.map((question) => ({ question, ...(figures.get(question.id) ?? noFigures) }))
  const sorted = all.toSorted(
    (a, b) =>
      Number(b.question.isActive) - Number(a.question.isActive) ||
      suspicionOf(b) - suspicionOf(a) ||
      b.answered - a.answered,
  )
  const shown = sorted.slice((page - 1) * limit, page * limit)
  const told = shown.filter(({ answered }) => answered >= fewestAnswers).map(({ question }) => question)
  const taken = await countChoices(db, told)
  const items = shown.map((one) => ({
    ...one,
    doubts: doubtsOf(one),
    choices: taken.get(one.question.id) ?? [],
  }))
  return { items, total: all.length }
}

/** What the job has counted of each question's present words. */
async function readFigures(db: Db): Promise<Map<string, Figures>> {
  const { rows } = await sql<Sums & { question_id: string }>`
    select f.question_id, answered, right_count, pairs, sum_x, sum_y, sum_yy, sum_xy
    from question_figure f join question q on q.id = f.question_id
    where f.reworded_at is not distinct from q.reworded_at`.execute(db)
  return new Map(
    rows.map((sums) => [
      sums.question_id,
      { answered: sums.answered, difficulty: difficultyOf(sums), discrimination: discriminationOf(sums) },
    ]),
  )
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
 * What people of all ages learn: the share of right answers at a person's first meeting with a question against later
 * ones, practice among them, and among the first ten answers in a skill against those after, of quizzes alone. Practice
 * asks what was missed, so later meetings are of the harder questions: the gain is rather more than it looks.
 */
export async function readLearningGain(db: Db): Promise<SkillGain[]> {
  const rows = await db.selectFrom('skill_gain').selectAll().execute()
  const share = (count = 0, right = 0) => ({ count, right: count < fewestAnswers ? null : right / count })
  return skills.map((skill) => {
    const row = rows.find((one) => one.skill === skill)
    if (!row)
      return { skill, question: { first: share(), later: share() }, skillWide: { early: share(), later: share() } }
    const later = share(row.again_count + row.practised_count, row.again_right + row.practised_right)
    return {
      skill,
      question: { first: share(row.first_count, row.first_right), later },
      skillWide: {
        early: share(row.early_count, row.early_right),
        later: share(row.late_count, row.late_right),
      },
    }
  })
}
