import type { Db, Tx } from '#db/open.ts'
import { readQuestions } from '#features/quizzes/questions/server/queries.ts'
import { addDays, bangkokDay } from '#lib/thai/bangkok-time.ts'
import type { ListedQuestion, QuizDay } from '../admin-contract.ts'
import { questionsPerDay } from '../contract.ts'
import { listCandidates, readPlans } from './queries.ts'
import { chooseForDay } from './rules.ts'

const [daysBefore, daysAhead] = [7, 30]

/** The calendar of the daily quiz: past sets, planned sets, and for other days what rotation would choose as of now. */
export async function listQuizDays(db: Db | Tx, now: Date): Promise<{ items: QuizDay[]; pool: ListedQuestion[] }> {
  const today = bangkokDay(now)
  const sets = await listSets(db, addDays(today, -daysBefore))
  const plans = await readPlans(db, today)
  const candidates = await listCandidates(db, plans)
  const days: (Omit<QuizDay, 'questions'> & { ids: string[] })[] = []
  const foreseen = candidates.map((one) => ({ ...one }))
  for (let i = -daysBefore; i <= daysAhead; i += 1) {
    const day = addDays(today, i)
    const set = sets.get(day)
    if (i < 0 && !set) continue
    const planned = plans.get(day) ?? []
    const ids = set ?? chooseForDay(foreseen, day, planned, questionsPerDay)
    for (const one of foreseen) if (ids.includes(one.id) && (one.last_asked ?? '') < day) one.last_asked = day
    days.push({ day, state: set ? 'begun' : planned.length > 0 ? 'planned' : 'open', ids })
  }
  const known = new Map(
    (await readQuestions(db, [...new Set([...candidates.map(({ id }) => id), ...days.flatMap(({ ids }) => ids)])])).map(
      ({ id, text, skill }) => [id, { id, text, skill }],
    ),
  )
  return {
    items: days.map(({ ids, ...day }) => ({ ...day, questions: ids.map((id) => known.get(id)!) })),
    pool: candidates.map(({ id, is_sum, last_asked }) => ({ ...known.get(id)!, is_sum, last_asked })),
  }
}

async function listSets(db: Db | Tx, from: string): Promise<Map<string, string[]>> {
  const rows = await db.selectFrom('daily_quiz_set').select(['day', 'question_ids']).where('day', '>=', from).execute()
  return new Map(rows.map(({ day, question_ids: ids }) => [day, ids]))
}
