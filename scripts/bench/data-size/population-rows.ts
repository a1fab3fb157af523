import { sql } from 'kysely'
import { isShown } from '#db/is-shown.ts'
import type { Tx } from '#db/open.ts'
import { readRate } from '#features/koin/server/rate-queries.ts'
import { meanHere } from '../economy/habits.ts'
import { personId } from '../support/earn-people.ts'

/** In a hundred: who is here on a day, as docs/scale.md assumes. */
const hereShare = 30
/** How often the question below an article is answered right, among the people who are here on a day (docs/economy.md). */
export const rightShare = meanHere(({ articles, right }) => articles * right) / meanHere(({ articles }) => articles)

/**
 * The days of so many people from number `from` on: on each day of theirs the daily quiz, and one article with the question
 * below it, which pays when the answer is right. No article twice. Returns how many rows were written.
 */
export async function writeDays(
  tx: Tx,
  given: { from: number; count: number; days: number; now: Date },
): Promise<number> {
  const { from, count, days, now } = given
  const { koin, points } = await readRate(tx, 'article.question', now)
  await sql`create temp table article on commit drop as
    select id, club, skill, row_number() over (order by id) - 1 as nth, count(*) over () as articles
    from post where ${isShown('post')} and question is not null`.execute(tx)
  await sql`create temp table here on commit drop as
    select user_id, day, at, id as post_id, club, skill, random() < ${rightShare}::float8 as is_right
    from (
      select (${personId(0).slice(0, -1)} || n)::uuid as user_id, day::date as day, n,
        day::date::timestamp at time zone 'Asia/Bangkok' + interval '17 hours' + random() * interval '4 hours' as at
      from generate_series(${from}::bigint, ${from + count - 1}::bigint) as n,
        generate_series(current_date - ${days}::int, current_date - 1, interval '1 day') as day
      where abs(hashtextextended(n || ' ' || day, 0) % 100) < ${hereShare}
    ) as person_day
    join article on nth = (n * 31 + (day - date '2026-01-01')) % articles
    order by user_id, at`.execute(tx)
  let written = 0
  for (const statement of [...quizOf(), ...articleOf(koin, points), ...sums])
    written += Number((await statement.execute(tx)).numAffectedRows ?? 0)
  return written
}

/** A UUIDv7 of a moment, as the product makes them. */

const idOf = (at: string) =>
  sql.raw(`(lpad(to_hex((extract(epoch from ${at}) * 1000)::bigint), 12, '0') || '7'
  || substr(md5(random()::text), 1, 3) || '8' || substr(md5(random()::text), 1, 15))::uuid`)
const cause = sql`'quiz:daily:' || day`
const causeOfArticle = sql`'post:question:' || post_id`
const title = 'ควิซประจำวัน'
const titleOfArticle = 'ตอบคำถามท้ายเรื่อง'
const skills = sql`unnest(array['saving', 'spending', 'investing']) as of_quiz`
const quizPays = 300

const quizOf = () => [
  sql`insert into daily_quiz_attempt (user_id, day, seed, answered, right_count, started_at, finished_at, counted_at)
    select user_id, day, 7, 3, 3, at, at, at from here`,
  sql`insert into daily_quiz_answer (user_id, day, position, question_id, answer, is_right, answered_at, chosen)
    select user_id, day, i, ${idOf('at')}, '{"choice": 2}', true, at, 2
    from here, generate_series(1, 3) as i`,
  sql`create temp table transfer_here on commit drop as select user_id, day, at, ${idOf('at')} as id from here`,
  sql`insert into ledger_transfer (user_id, currency, id, cause, title, href, made_at)
    select user_id, 'koin', id, ${cause}, ${title}, '/quiz/daily', at from transfer_here`,
  sql`insert into ledger_entry (user_id, currency, account, transfer_id, satang)
    select user_id, 'koin', account, id, satang from transfer_here,
      (values ('wallet', ${quizPays}::bigint), ('reward:quiz-daily', -${quizPays}::bigint)) as sides (account, satang)`,
  sql`insert into skill_point (user_id, id, cause, skill, points, title, href, made_at)
    select user_id, ${idOf('at')}, ${cause}, of_quiz, 1, ${title}, '/quiz/daily', at from here, ${skills}`,
  sql`insert into activity (user_id, id, cause, kind, subject_id, day, facts, happened_at)
    select user_id, ${idOf('at')}, ${cause}, 'quiz.daily-answered', day::text, day, '{"right": 3, "total": 3}', at
    from here`,
  sql`insert into learning_day (user_id, day) select user_id, day from here`,
  sql`insert into learning_month (user_id, month, days)
    select user_id, to_char(day, 'YYYY-MM'), count(*) from here group by 1, 2`,
]

const articleOf = (koin: number, points: number) => [
  sql`insert into post_view (user_id, post_id, seen_at) select user_id, post_id, at from here`,
  sql`insert into post_answer (user_id, post_id, day, choice, is_right, is_rewarded, result, answered_at)
    select user_id, post_id, day, 'ออมก่อนใช้', is_right, is_right,
      jsonb_build_object('asked', ${koin}::int, 'paid', case when is_right then ${koin}::int else 0 end, 'skill', skill,
        'points', case when is_right then ${points}::int else 0 end, 'less', case when is_right then null else 'wrong' end), at
    from here`,
  sql`create temp table paid_here on commit drop as
    select user_id, post_id, skill, at, ${idOf('at')} as id from here where is_right`,
  sql`insert into ledger_transfer (user_id, currency, id, cause, title, href, made_at)
    select user_id, 'koin', id, ${causeOfArticle}, ${titleOfArticle}, '/post/detail/' || post_id, at from paid_here`,
  sql`insert into ledger_entry (user_id, currency, account, transfer_id, satang)
    select user_id, 'koin', account, id, satang from paid_here,
      (values ('wallet', ${koin}::bigint), ('reward:article', -${koin}::bigint)) as sides (account, satang)`,
  sql`insert into skill_point (user_id, id, cause, skill, points, title, href, made_at)
    select user_id, ${idOf('at')}, ${causeOfArticle}, skill, ${points}::int, ${titleOfArticle}, '/post/detail/' || post_id, at
    from paid_here`,
  sql`insert into activity (user_id, id, cause, kind, subject_id, day, facts, happened_at)
    select user_id, ${idOf('at')}, ${causeOfArticle}, 'post.question.answered', post_id::text, day,
      jsonb_build_object('club', club, 'skill', skill, 'isRight', is_right), at
    from here`,
  sql`insert into wallet (user_id, currency, satang, transfers)
    select user_id, 'koin', sum(${quizPays}::bigint + case when is_right then ${koin}::bigint else 0 end),
      count(*) + count(*) filter (where is_right)
    from here group by user_id`,
  sql`insert into skill_total (user_id, skill, points, gains)
    select user_id, skill, sum(points), count(*) from (
      select user_id, of_quiz as skill, 1 as points from here, ${skills}
      union all select user_id, skill, ${points}::int from paid_here
    ) as gain group by user_id, skill`,
]

const sums = [
  sql`insert into wallet (user_id, currency)
    select distinct user_id, currency from here, (values ('koin'), ('practice_baht')) as both_of (currency)
    on conflict do nothing`,
]
