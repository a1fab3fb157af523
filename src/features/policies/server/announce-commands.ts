import type { Db, Tx } from '#db/open.ts'
import { notify } from '#features/notifications/server/notice-commands.ts'
import { addDays, bangkokDay, startOfBangkokDay } from '#lib/thai/bangkok-time.ts'
import type { PolicyType } from '../contract.ts'
import { policyChanged, policyComing } from './notices.ts'

const atOnce = 200

/** A version is announced this many days ahead, enough to read it and to leave. */
const foretoldDays = 30

/**
 * Notifies everybody whose account is older than a version once it comes into force, once; first versions have nobody
 * to notify. Coming versions are also announced 30 days ahead, or as soon as they are known. After an interruption the
 * next run notifies the rest.
 */
export async function announcePolicies(db: Db, now: Date): Promise<void> {
  const today = bangkokDay(now)
  const news = db.selectFrom('policy').select(['type', 'version', 'effective']).where('version', '>', 1)
  const coming = await news
    .where('effective', '>', today)
    .where('effective', '<=', addDays(today, foretoldDays))
    .where('foretold_at', 'is', null)
    .execute()
  for (const one of coming) await tellEverybody(db, one, policyComing, now)
  const due = await news.where('effective', '<=', today).where('announced_at', 'is', null).execute()
  for (const one of due) await tellEverybody(db, one, policyChanged, now)
}

type News = { type: string; version: number; effective: string }
type Kind = typeof policyComing | typeof policyChanged

async function tellEverybody(db: Db, news: News, kind: Kind, now: Date): Promise<void> {
  // People who sign up later see the coming version on the page, or have accepted the new version.
  const until = kind === policyComing ? now : startOfBangkokDay(news.effective)
  for (let last = '00000000-0000-0000-0000-000000000000'; ; ) {
    const people = await db
      .selectFrom('user_account')
      .select('user_id')
      .where('user_id', '>', last)
      .where('made_at', '<', until)
      .orderBy('user_id')
      .limit(atOnce)
      .execute()
    await db.transaction().execute(async (tx) => {
      for (const { user_id: userId } of people) await tell(tx, userId, news, kind, now)
    })
    if (people.length < atOnce) break
    last = people.at(-1)!.user_id
  }
  await db
    .updateTable('policy')
    .set(kind === policyComing ? { foretold_at: now } : { announced_at: now })
    .where('type', '=', news.type)
    .where('version', '=', news.version)
    .execute()
}

function tell(tx: Tx, userId: string, { version, effective, ...news }: News, kind: Kind, now: Date) {
  const type = news.type as PolicyType
  if (kind === policyChanged)
    return notify(tx, {
      userId,
      kind: policyChanged,
      facts: { type, effective },
      cause: `policy:${type}:${version}`,
      now,
    })
  const facts = { type, version, effective }
  return notify(tx, { userId, kind: policyComing, facts, cause: `policy-coming:${type}:${version}`, now })
}
