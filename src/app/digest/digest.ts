import { sql } from 'kysely'
import { weeklyDigest } from '#app/digest/digest-rules.ts'
import { isShown } from '#db/is-shown.ts'
import type { Db, Tx } from '#db/open.ts'
import { mayDo } from '#features/identity/accounts/server/account-queries.ts'
import { notify } from '#features/notifications/server/notice-commands.ts'
import type { Jobs } from '#kit/server/feature.ts'
import { bangkokWeek, startOfBangkokDay } from '#lib/thai/bangkok-time.ts'
import { isQuiet } from '#lib/thai/quiet-hours.ts'

const batch = 500
const weekMs = 7 * 24 * 3_600_000

/**
 * Sends subscribers one notice and mail a week about their week and what is new. Not in quiet hours; such a run leaves
 * it to the next. It counts as marketing, so a child needs the guardian's consent. Idempotent per week. Returns the
 * number of notices.
 */
export async function sendDigests(db: Db, now: Date): Promise<number> {
  if (isQuiet(now)) return 0
  const cause = `digest:${bangkokWeek(now)}`
  const news = await readNews(db, now)
  let told = 0
  for (let after: string | null = null; ; ) {
    const ids = await listWaiting(db, { after, cause })
    for (const userId of ids)
      told += Number(await db.transaction().execute((tx) => tellOne(tx, { userId, cause, news, now })))
    if (ids.length < batch) return told
    after = ids.at(-1)!
  }
}

async function listWaiting(db: Db, { after, cause }: { after: string | null; cause: string }): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select user_id from mail_choice
    where notice_group = 'digest' and (is_on or in_app) and (${after}::uuid is null or user_id > ${after})
      and not exists (select from notice where notice.user_id = mail_choice.user_id and cause = ${cause})
      and not exists (select from leaving where leaving.user_id = mail_choice.user_id)
    order by user_id limit ${batch}`.execute(db)
  return rows.map(({ user_id }) => user_id)
}

type News = { posts: number; articles: string[]; events: number }
type Telling = { userId: string; cause: string; news: News; now: Date }

/** The notice's cause is unique, so a concurrent run sends no second one. */
async function tellOne(tx: Tx, { userId, cause, news, now }: Telling): Promise<boolean> {
  if (!(await mayDo(tx, userId, 'analytics_marketing', now))) return false
  const own = await readWeek(tx, userId, now)
  if ([own.days, own.koin, own.points, news.posts, news.events].every((figure) => figure === 0)) return false
  const { isNew } = await notify(tx, { userId, kind: weeklyDigest, facts: { ...own, ...news }, cause, now })
  return isNew
}

/** Only titles of our own articles: text of members must not appear in other people's notices. */
async function readNews(db: Db, now: Date): Promise<News> {
  const since = new Date(now.getTime() - weekMs)
  const { rows } = await sql<News>`
    select
      (select count(*)::int from post where ${isShown('post')} and published_at > ${since} and published_at <= ${now}) as posts,
      array(
        select title from post
        where ${isShown('post')} and author_id is null and published_at > ${since} and published_at <= ${now}
        order by published_at desc, id desc limit 2
      ) as articles,
      (select count(*)::int from event where called_off_at is null and starts_at > ${now}
        and starts_at < ${new Date(now.getTime() + weekMs)}) as events`.execute(db)
  return rows[0]!
}

/** A person's figures since Monday: learning days, koin earned (hundredths), skill points. */
async function readWeek(tx: Tx, userId: string, now: Date) {
  const monday = bangkokWeek(now)
  const start = startOfBangkokDay(monday)
  const { rows } = await sql<{ days: number; koin: number; points: number }>`
    select
      (select count(*)::int from learning_day where user_id = ${userId} and day >= ${monday}) as days,
      (select coalesce(-sum(satang), 0)::float8 from ledger_transfer as transfer
        join ledger_entry as line on line.user_id = transfer.user_id and line.currency = transfer.currency
          and line.transfer_id = transfer.id
        where transfer.user_id = ${userId} and transfer.currency = 'koin' and made_at >= ${start}
          and account like 'reward:%') as koin,
      (select coalesce(sum(points), 0)::int from skill_point where user_id = ${userId} and made_at >= ${start}) as points`.execute(
    tx,
  )
  return rows[0]!
}

/** The weekly digest, which reads several features. */
export const digestFeature = {
  notices: [weeklyDigest],
  jobs: ({ db, clock }: { db: Db; clock: () => Date }): Jobs => ({
    // Sundays from 10:00 to 20:00 in Bangkok; people notified by an earlier run are skipped.
    'send-digests': { cron: '0 3-13 * * 0', run: () => sendDigests(db, clock()) },
  }),
}
