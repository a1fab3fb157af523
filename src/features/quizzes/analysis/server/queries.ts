import { sql } from 'kysely'
import type { Db } from '#db/open.ts'
import { type Skill, skills } from '#features/koin/contract.ts'
import { listStaffQuestions } from '#features/quizzes/questions/server/admin-queries.ts'
import type { AnalysedQuestion, SkillGain } from '../admin-contract.ts'
import { countChoices } from './choice-queries.ts'
import { doubtsOf, fewestAnswers, suspicionOf } from './rules.ts'

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

/**
 * Number of answers, share of right ones, and discrimination, of attempts that are over, since a question has its present
 * words. Discrimination is the corrected point-biserial correlation: r = (M1 − M0)/s · √(p·(1−p)), where M1 and M0 are the
 * mean rest scores of attempts that had the question right and wrong, s the standard deviation of all rest scores (the
 * share of right answers among the attempt's other questions) and p the share of right answers: Pearson's r with one
 * variable of two values, and so `corr`. Source: Lord & Novick, Statistical Theories of Mental Test Scores, 15.5. A daily
 * quiz has a rest of two questions, so there it is rough.
 */
async function readFigures(db: Db): Promise<Map<string, Figures>> {
  const { rows } = await sql<Figures & { question_id: string }>`
    select a.question_id, count(*)::int as answered,
      case when count(*) >= ${fewestAnswers} then avg(a.is_right::int)::float8 end as difficulty,
      case when count(*) >= ${fewestAnswers} then corr(a.is_right::int, a.rest)::float8 end as discrimination
    from (
      select d.question_id, d.is_right, d.answered_at, (t.right_count - d.is_right::int) / 2.0 as rest
        from daily_quiz_answer d join daily_quiz_attempt t on t.user_id = d.user_id and t.day = d.day
        where t.finished_at is not null
      union all
      select e.question_id, e.is_right, e.answered_at,
          (t.right_count - e.is_right::int)::numeric / nullif(cardinality(t.question_ids) - 1, 0)
        from exam_answer e join exam_attempt t on t.user_id = e.user_id and t.id = e.attempt_id
        where t.closed_at is not null
    ) a
    join question q on q.id = a.question_id
    where a.answered_at >= coalesce(q.reworded_at, '-infinity')
    group by a.question_id`.execute(db)
  return new Map(rows.map(({ question_id: id, ...figures }) => [id, figures]))
}

/** So many answers of a person in a skill count as early. */
const earlyAnswers = 10

/**
 * What people of all ages learn: the share of right answers at a person's first meeting with a question against later
 * ones, practice among them, and among the first ten answers in a skill against those after, of quizzes alone. Practice
 * asks what was missed, so later meetings are of the harder questions: the gain is rather more than it looks.
 */
export async function readLearningGain(db: Db): Promise<SkillGain[]> {
  type Row = { skill: Skill; part: 'first' | 'again' | 'early' | 'late'; count: number; right: number | null }
  const { rows } = await sql<Row>`
    with met as (
      select user_id, question_id, is_right, answered_at, true as is_quiz from daily_quiz_answer
      union all
      select e.user_id, e.question_id, e.is_right, e.answered_at, true from exam_answer e
        join exam_attempt t on t.user_id = e.user_id and t.id = e.attempt_id where t.closed_at is not null
      union all
      select user_id, question_id, is_right, answered_at, false from review_answer
    ), numbered as (
      select q.skill, m.is_right, m.is_quiz,
        row_number() over (partition by m.user_id, m.question_id order by m.answered_at) as meeting,
        row_number() over (partition by m.user_id, q.skill, m.is_quiz order by m.answered_at) as place
      from met m join question q on q.id = m.question_id
    ), part as (
      select skill, is_right, case when meeting = 1 then 'first' else 'again' end as part from numbered
      union all
      select skill, is_right, case when place <= ${earlyAnswers} then 'early' else 'late' end from numbered where is_quiz
    )
    select skill, part, count(*)::int as count,
      case when count(*) >= ${fewestAnswers} then avg(is_right::int)::float8 end as "right"
    from part group by skill, part`.execute(db)
  const find = (skill: Skill, part: Row['part']) => {
    const row = rows.find((one) => one.skill === skill && one.part === part)
    return { count: row?.count ?? 0, right: row?.right ?? null }
  }
  return skills.map((skill) => ({
    skill,
    question: { first: find(skill, 'first'), later: find(skill, 'again') },
    skillWide: { early: find(skill, 'early'), later: find(skill, 'late') },
  }))
}
