import { sql } from 'kysely'
import type { Db } from '#db/open.ts'
import { notifyMany } from '#features/notifications/server/notice-commands.ts'
import { bangkokDay } from '#lib/thai/bangkok-time.ts'
import { isQuiet } from '#lib/thai/quiet-hours.ts'
import { dayWaiting } from './reminder-rules.ts'

const batch = 500

/**
 * Reminds the people who chose it and have not begun the day (no learning day today), on our pages or by push. Once a person and
 * day, whatever runs twice or at once. Not in quiet hours: a run that comes late leaves the day out. Returns the number
 * of persons told.
 */
export async function remindOfDay(db: Db, now: Date): Promise<number> {
  if (isQuiet(now)) return 0
  const day = bangkokDay(now)
  const cause = `day:${day}`
  let told = 0
  for (let after: string | null = null; ; ) {
    const ids = await listWaiting(db, { after, day, cause })
    const notices = ids.map((userId) => ({ userId, kind: dayWaiting, facts: {}, cause, now }))
    await db.transaction().execute((tx) => notifyMany(tx, notices))
    told += ids.length
    if (ids.length < batch) return told
    after = ids.at(-1)!
  }
}

type Waiting = { after: string | null; day: string; cause: string }

async function listWaiting(db: Db, { after, day, cause }: Waiting): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select user_id from mail_choice as choice
    where notice_group = 'day' and (by_push or in_app) and (${after}::uuid is null or user_id > ${after})
      and not exists (select from learning_day where learning_day.user_id = choice.user_id and day = ${day})
      and not exists (select from notice where notice.user_id = choice.user_id and cause = ${cause})
      and not exists (select from leaving where leaving.user_id = choice.user_id)
    order by user_id limit ${batch}`.execute(db)
  return rows.map(({ user_id }) => user_id)
}
