import { sql } from 'kysely'
import { type Db, openDb } from '#db/open.ts'
import { countNewAnswers } from '#features/quizzes/analysis/server/jobs.ts'
import { analyseQuestions, readLearningGain } from '#features/quizzes/analysis/server/queries.ts'
import type { Ground } from '../support/ground.ts'
import { canReadCpu } from '../support/process-cpu.ts'
import { budget, figure, type Row, skipped } from '../support/row.ts'
import { compareSides, costOf, openSide, openSides } from '../support/sides.ts'
import { sizeOf } from '../support/toy.ts'

const maxGrowth = 1.5
const few = 20_000
const many = Number(process.env.BENCH_ANSWERS ?? sizeOf(2_000_000, 40_000))
const questions = 960
/** Per person: 60 daily and 9 monthly quizzes. */
const [dailies, monthlies] = [60, 9]
const answersOfPerson = dailies * 3 + monthlies * 20
const now = new Date('2026-11-21T12:00:00+07:00')

/**
 * The cost of the staff's question screen and of the counting job with twenty thousand answers and with two million.
 */
export async function measureItemAnalysis(ground: Ground): Promise<Row[]> {
  if (!canReadCpu) return [skipped('item analysis', 'needs /proc to read the CPU of single processes')]
  const counting: Record<number, number> = {}
  const fill = (answers: number) => async (owner: string) => {
    await fillAnswers(owner, Math.ceil(answers / answersOfPerson))
    counting[answers] = await countAll(owner)
  }
  const { small, large, close } = await openSides(ground, 'analysis', { few: fill(few), many: fill(many) })
  const [name, size] = ['item analysis', many.toLocaleString('en')]
  const of = `${size} answers / ${few.toLocaleString('en')}`
  const rows = [
    budget({ max: maxGrowth }, `${name}: the screen, ${of}`, await compareSides(small, large, readScreen), '×'),
    figure(`${name}: the screen, ${size} answers`, await costOf(large, readScreen), 'ms'),
    budget(
      { max: maxGrowth },
      `${name}: the job for one answer, ${of}`,
      counting[many]! / many / (counting[few]! / few),
      '×',
    ),
    figure(`${name}: the job for all of ${size} answers at once`, counting[many]! / 1_000, 's'),
  ]
  await close()
  return rows
}

/** Milliseconds to count everything. */
async function countAll(url: string): Promise<number> {
  const side = await openSide(openDb(url, { max: 1 }))
  const cost = await costOf(side, (db) => countNewAnswers(db, now), 1)
  await side.db.destroy()
  return cost
}

async function readScreen(db: Db): Promise<void> {
  const { items } = await analyseQuestions(db, { page: 1, limit: 20 })
  if (items[0]!.choices.length === 0) throw new Error('nothing was counted')
  await readLearningGain(db)
}

/** Inserts people with finished, uncounted quizzes: half of the answers from daily, half from monthly ones. */
async function fillAnswers(owner: string, people: number): Promise<void> {
  const db = openDb(owner)
  await sql`
    insert into question (id, key, pool, kind, skill, difficulty, text, content, explanation, source, is_active, updated_at)
    select ${idOf('n')}, 'bench-' || n, case when n % 2 = 0 then 'daily' else 'exam' end, 'choice',
      (array['saving', 'spending', 'investing', 'protecting', 'planning'])[1 + n / 2 % 5], 1, 'คำถามที่ ' || n,
      '{"right": "ก", "wrong": ["ข", "ค", "ง"]}', 'เพราะเป็นข้อ ก', 'เลขคณิต', true, timestamptz '2024-01-01'
    from generate_series(0, ${sql.lit(questions - 1)}) as n`.execute(db)
  await fillDailies(db, people)
  await fillMonthlies(db, people)
  for (const table of ['question', 'daily_quiz_attempt', 'daily_quiz_answer', 'exam_attempt', 'exam_answer'])
    await sql.raw(`vacuum analyze ${table}`).execute(db)
  await db.destroy()
}

const idOf = (n: string) => sql.raw(`('01900000-0000-7000-8000-' || lpad((${n})::text, 12, '0'))::uuid`)
/** A pseudo-random choice, right in half of the cases. */
const chosenAt = (n: string) => sql.raw(`greatest(0, abs(hashint8((${n})::bigint)) % 8 - 4)`)

async function fillDailies(db: Db, people: number): Promise<void> {
  const all = sql.lit(people * dailies - 1)
  const answers = sql`
    select n, ${idOf(`n % ${people}`)} as user_id, date '2026-01-01' + n / ${sql.lit(people)} as day, p as position,
      ${chosenAt('n * 3 + p')} as chosen, timestamptz '2026-01-01 12:00Z' + n / ${sql.lit(people)} * interval '1 day' as at
    from generate_series(0, ${all}) as n, generate_series(1, 3) as p`
  await sql`
    insert into daily_quiz_attempt (user_id, day, seed, answered, right_count, started_at, finished_at)
    select user_id, day, 1, 3, count(*) filter (where chosen = 0), min(at), min(at) from (${answers}) a
    group by user_id, day, n order by n`.execute(db)
  await sql`
    insert into daily_quiz_answer (user_id, day, position, question_id, answer, chosen, is_right, answered_at)
    select user_id, day, position, ${idOf(`(n * 3 + position) % ${questions / 2} * 2`)}, '{"kind": "choice", "choice": 1}', chosen, chosen = 0,
      at from (${answers}) a order by n, position`.execute(db)
}

async function fillMonthlies(db: Db, people: number): Promise<void> {
  const all = sql.lit(people * monthlies - 1)
  const answers = sql`
    select n, ${idOf(`n % ${people}`)} as user_id, ${idOf('n')} as id, n / ${sql.lit(people)} as month, p as position,
      ${idOf(`(n * 20 + p) % ${questions / 2} * 2 + 1`)} as question_id, ${chosenAt('n * 20 + p')} as chosen,
      timestamptz '2026-01-15 12:00Z' + n / ${sql.lit(people)} * interval '30 days' as at
    from generate_series(0, ${all}) as n, generate_series(1, 20) as p`
  await sql`
    insert into exam_attempt (user_id, id, quiz, period, try, seed, question_ids, started_at, closed_at, is_passed, right_count)
    select user_id, id, 'monthly', '2026-' || lpad((month + 1)::text, 2, '0'), 1, id, array_agg(question_id order by position),
      min(at), min(at), false, count(*) filter (where chosen = 0)
    from (${answers}) a group by user_id, id, month, n order by n`.execute(db)
  await sql`
    insert into exam_answer (user_id, attempt_id, position, question_id, answer, chosen, is_right, answered_at)
    select user_id, id, position, question_id, '{"kind": "choice", "choice": 1}', chosen, chosen = 0, at
    from (${answers}) a order by n, position`.execute(db)
}
