import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#db/open.ts'
import { claimUncounted as claimDaily } from '#features/quizzes/daily/server/commands.ts'
import { claimUncounted as claimExams } from '#features/quizzes/exams/server/commands.ts'
import { claimUncounted as claimPractice } from '#features/quizzes/review/server/commands.ts'
import { skills } from '#kit/skills.ts'
import { earlyAnswers } from './rules.ts'

type Counting = { limit: number; now: Date }

/** Counts finished daily quizzes, at most `limit`. Returns their number. */
export async function countDailyAnswers(tx: Tx, counting: Counting): Promise<number> {
  const claimed = await claimDaily(tx, counting)
  const [users, days] = [claimed.map((one) => one.user_id), claimed.map(({ day }) => day)]
  const met = sql`
    select d.user_id, d.question_id, d.is_right, d.chosen, d.answered_at, d.day::text as ref, d.position,
      ((t.right_count - d.is_right::int) / 2.0)::float8 as rest
    from unnest(${users}::uuid[], ${days}::date[]) c (user_id, day)
    join daily_quiz_attempt t on t.user_id = c.user_id and t.day = c.day
    join daily_quiz_answer d on d.user_id = c.user_id and d.day = c.day`
  if (claimed.length > 0) await countAnswers(tx, met, counting.now)
  return claimed.length
}

/** Counts closed attempts of the other quizzes, at most `limit`. Returns their number. */
export async function countExamAnswers(tx: Tx, counting: Counting): Promise<number> {
  const claimed = await claimExams(tx, counting)
  const [users, ids] = [claimed.map((one) => one.user_id), claimed.map(({ id }) => id)]
  const met = sql`
    select e.user_id, e.question_id, e.is_right, e.chosen, e.answered_at, e.attempt_id::text as ref, e.position,
      ((t.right_count - e.is_right::int)::numeric / nullif(cardinality(t.question_ids) - 1, 0))::float8 as rest
    from unnest(${users}::uuid[], ${ids}::uuid[]) c (user_id, id)
    join exam_attempt t on t.user_id = c.user_id and t.id = c.id
    join exam_answer e on e.user_id = c.user_id and e.attempt_id = c.id`
  if (claimed.length > 0) await countAnswers(tx, met, counting.now)
  return claimed.length
}

/**
 * `met`: the answers to count. Each statement locks rows in the same order, so that concurrent jobs do not deadlock.
 */
async function countAnswers(tx: Tx, met: RawBuilder<unknown>, now: Date): Promise<void> {
  await countFigures(tx, met)
  await countChoices(tx, met)
  await countGain(tx, met, now)
}

/** Adds to a counter, or replaces it if it belongs to an earlier wording of the question. */
const addedTo = (names: string[]) =>
  sql.join(
    names.map(
      (name) => sql`${sql.id(name)} = excluded.${sql.id(name)}
        + case when f.reworded_at is not distinct from excluded.reworded_at then f.${sql.id(name)} else 0 end`,
    ),
  )

/** Adds to the sums of questions. */
async function countFigures(tx: Tx, met: RawBuilder<unknown>): Promise<void> {
  await sql`
    insert into question_figure as f
      (question_id, reworded_at, answered, right_count, pairs, sum_x, sum_y, sum_yy, sum_xy)
    select m.question_id, q.reworded_at, count(*), sum(is_right::int), count(rest),
      coalesce(sum(is_right::int) filter (where rest is not null), 0),
      coalesce(sum(rest), 0), coalesce(sum(rest * rest), 0), coalesce(sum(rest) filter (where is_right), 0)
    from (${met}) m join question q on q.id = m.question_id
    where m.answered_at >= coalesce(q.reworded_at, '-infinity')
    group by m.question_id, q.reworded_at order by m.question_id
    on conflict (question_id) do update set reworded_at = excluded.reworded_at,
      ${addedTo(['answered', 'right_count', 'pairs', 'sum_x', 'sum_y', 'sum_yy', 'sum_xy'])}`.execute(tx)
}

/** Adds to how often each choice was taken. */
async function countChoices(tx: Tx, met: RawBuilder<unknown>): Promise<void> {
  await sql`
    insert into choice_figure as f (question_id, choice, reworded_at, taken)
    select m.question_id, m.chosen, q.reworded_at, count(*)
    from (${met}) m join question q on q.id = m.question_id
    where m.chosen is not null and m.answered_at >= coalesce(q.reworded_at, '-infinity')
    group by m.question_id, m.chosen, q.reworded_at order by m.question_id, m.chosen
    on conflict (question_id, choice) do update set reworded_at = excluded.reworded_at, ${addedTo(['taken'])}`.execute(
    tx,
  )
}

/** Whether the person encountered the question before; reads only that person's answers. */
const metBefore = sql`
  exists (select from daily_quiz_answer d where d.user_id = m.user_id and d.question_id = m.question_id
    and (d.answered_at, d.day::text) < (m.answered_at, m.ref))
  or exists (select from exam_answer e where e.user_id = m.user_id and e.question_id = m.question_id
    and (e.answered_at, e.attempt_id::text) < (m.answered_at, m.ref))`

/**
 * Adds to the learning gain: whether an answer was the first encounter with its question, and whether it was among the
 * person's first counted ones in the skill.
 */
async function countGain(tx: Tx, met: RawBuilder<unknown>, now: Date): Promise<void> {
  const parts = { first: 'not again', again: 'again', early: 'early', late: 'not early' }
  const names = Object.keys(parts).flatMap((part) => [`${part}_count`, `${part}_right`])
  const counts = Object.values(parts).flatMap((is) => [`where ${is}`, `where ${is} and is_right`])
  await sql`
    with met as materialized (
      select m.*, q.skill, (${metBefore}) as again,
        row_number() over (partition by m.user_id, q.skill order by answered_at, ref, position) as turn
      from (${met}) m join question q on q.id = m.question_id
    ), more as materialized (
      select user_id, skill, count(*)::int as answered from met group by user_id, skill
    ), counted as (
      insert into skill_met as s (user_id, skill, answered)
      select user_id, skill, answered from more order by user_id, skill
      on conflict (user_id, skill) do update set answered = s.answered + excluded.answered
      returning user_id, skill, answered
    ), placed as (
      select skill, is_right, again, counted.answered - more.answered + turn <= ${earlyAnswers} as early
      from met join more using (user_id, skill) join counted using (user_id, skill)
    )
    insert into skill_gain as g (skill, ${sql.join(names.map((name) => sql.id(name)))}, made_at)
    select skill, ${sql.join(counts.map((which) => sql`count(*) filter (${sql.raw(which)})`))}, ${now}
    from placed group by skill order by skill
    on conflict (skill) do update set made_at = excluded.made_at,
      ${sql.join(names.map((name) => sql`${sql.id(name)} = g.${sql.id(name)} + excluded.${sql.id(name)}`))}`.execute(tx)
}

/** Counts practice answers, at most `limit`. Returns their number. */
export async function countPractice(tx: Tx, { limit, now }: Counting): Promise<number> {
  const claimed = await claimPractice(tx, { limit })
  if (claimed.length === 0) return 0
  const [users, questions] = [claimed.map((one) => one.user_id), claimed.map((one) => one.question_id)]
  await sql`
    insert into skill_gain as g (skill, practised_count, practised_right, made_at)
    select q.skill, count(*), count(*) filter (where a.is_right), ${now}
    from unnest(${users}::uuid[], ${questions}::uuid[], ${claimed.map(({ turn }) => turn)}::int[]) c (user_id, question_id, turn)
    join review_answer a using (user_id, question_id, turn) join question q on q.id = a.question_id
    group by q.skill order by q.skill
    on conflict (skill) do update set practised_count = g.practised_count + excluded.practised_count,
      practised_right = g.practised_right + excluded.practised_right, made_at = excluded.made_at`.execute(tx)
  return claimed.length
}

/** Records that everything is counted up to now. */
export async function noteCounted(tx: Tx, now: Date): Promise<void> {
  await sql`
    insert into skill_gain (skill, made_at) select skill, ${now} from unnest(${[...skills].sort()}::text[]) s (skill)
    on conflict (skill) do update set made_at = excluded.made_at`.execute(tx)
}
