import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#db/open.ts'
import { skills } from '#features/koin/contract.ts'
import { claimUncounted as claimDaily } from '#features/quizzes/daily/server/commands.ts'
import { claimUncounted as claimExams } from '#features/quizzes/exams/server/commands.ts'
import { earlyAnswers } from './rules.ts'

type Counting = { limit: number; now: Date }

/** Counts so many daily quizzes that are over. Answers how many there were. */
export async function countDailyAnswers(tx: Tx, counting: Counting): Promise<number> {
  const claimed = await claimDaily(tx, counting)
  const users = claimed.map((one) => one.user_id)
  const days = claimed.map(({ day }) => day)
  await countAnswers(
    tx,
    { users, refs: days },
    sql`
      select d.user_id, d.question_id, d.is_right, d.answered_at, d.day::text as ref,
        ((t.right_count - d.is_right::int) / 2.0)::float8 as rest
      from unnest(${users}::uuid[], ${days}::date[]) c (user_id, day)
      join daily_quiz_attempt t on t.user_id = c.user_id and t.day = c.day
      join daily_quiz_answer d on d.user_id = c.user_id and d.day = c.day`,
    counting.now,
  )
  return claimed.length
}

/** Counts so many attempts of the other quizzes that are closed. Answers how many there were. */
export async function countExamAnswers(tx: Tx, counting: Counting): Promise<number> {
  const claimed = await claimExams(tx, counting)
  const users = claimed.map((one) => one.user_id)
  const ids = claimed.map(({ id }) => id)
  await countAnswers(
    tx,
    { users, refs: ids },
    sql`
      select e.user_id, e.question_id, e.is_right, e.answered_at, e.attempt_id::text as ref,
        ((t.right_count - e.is_right::int)::numeric / nullif(cardinality(t.question_ids) - 1, 0))::float8 as rest
      from unnest(${users}::uuid[], ${ids}::uuid[]) c (user_id, id)
      join exam_attempt t on t.user_id = c.user_id and t.id = c.id
      join exam_answer e on e.user_id = c.user_id and e.attempt_id = c.id`,
    counting.now,
  )
  return claimed.length
}

async function countAnswers(
  tx: Tx,
  claimed: { users: string[]; refs: string[] },
  met: RawBuilder<unknown>,
  now: Date,
): Promise<void> {
  if (claimed.users.length === 0) return
  await countFigures(tx, met)
  await countGain(tx, claimed, now)
}

/** Adds to the sums of questions; those of other words than the present ones are thrown away. In one order, so that two at once wait and do not block each other. */
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
    on conflict (question_id) do update set
      reworded_at = excluded.reworded_at,
      ${sql.join(
        ['answered', 'right_count', 'pairs', 'sum_x', 'sum_y', 'sum_yy', 'sum_xy'].map(
          (name) => sql`${sql.id(name)} = excluded.${sql.id(name)}
            + case when f.reworded_at is not distinct from excluded.reworded_at then f.${sql.id(name)} else 0 end`,
        ),
      )}`.execute(tx)
}

/** The place of an answer among all of its person's: which meeting with the question, how manieth in the skill. */
async function countGain(tx: Tx, { users, refs }: { users: string[]; refs: string[] }, now: Date): Promise<void> {
  await sql`
    with history as (
      select user_id, question_id, is_right, answered_at, day::text as ref from daily_quiz_answer
        where user_id = any (${users}::uuid[])
      union all
      select e.user_id, e.question_id, e.is_right, e.answered_at, e.attempt_id::text from exam_answer e
        join exam_attempt t on t.user_id = e.user_id and t.id = e.attempt_id
        where e.user_id = any (${users}::uuid[]) and t.closed_at is not null
    ), numbered as (
      select h.user_id, h.ref, h.is_right, q.skill,
        row_number() over (partition by h.user_id, h.question_id order by h.answered_at) as meeting,
        row_number() over (partition by h.user_id, q.skill order by h.answered_at) as place
      from history h join question q on q.id = h.question_id
    )
    insert into skill_gain as g (skill, first_count, first_right, again_count, again_right,
      early_count, early_right, late_count, late_right, made_at)
    select skill,
      count(*) filter (where meeting = 1), count(*) filter (where meeting = 1 and is_right),
      count(*) filter (where meeting > 1), count(*) filter (where meeting > 1 and is_right),
      count(*) filter (where place <= ${earlyAnswers}), count(*) filter (where place <= ${earlyAnswers} and is_right),
      count(*) filter (where place > ${earlyAnswers}), count(*) filter (where place > ${earlyAnswers} and is_right),
      ${now}
    from numbered join unnest(${users}::uuid[], ${refs}::text[]) c (user_id, ref) using (user_id, ref)
    group by skill order by skill
    on conflict (skill) do update set made_at = excluded.made_at, ${sql.join(
      ['first', 'again', 'early', 'late'].flatMap((part) =>
        ['count', 'right'].map((what) => {
          const name = sql.id(`${part}_${what}`)
          return sql`${name} = g.${name} + excluded.${name}`
        }),
      ),
    )}`.execute(tx)
}

/** Counts practice, which is small beside the quizzes, anew; and notes that all was counted now. */
export async function countPractice(tx: Tx, now: Date): Promise<void> {
  await sql`
    insert into skill_gain as g (skill, practised_count, practised_right, made_at)
    select s.skill, coalesce(p.count, 0), coalesce(p.right, 0), ${now}
    from unnest(${[...skills].sort()}::text[]) s (skill)
    left join (
      select q.skill, count(*) as count, count(*) filter (where a.is_right) as right
      from review_answer a join question q on q.id = a.question_id group by q.skill
    ) p on p.skill = s.skill
    on conflict (skill) do update set practised_count = excluded.practised_count,
      practised_right = excluded.practised_right, made_at = excluded.made_at`.execute(tx)
}
