import type { Db, Tx } from '#db/open.ts'
import { bangkokDay } from '#lib/thai/bangkok-time.ts'
import type { NoticeKinds } from '../contract.ts'
import { isPushGroup, type PushGroup } from '../notices.ts'
import { pushWords } from '../push-rules.ts'
import { queuePush } from './notice-commands.ts'
import { listPushTargets, markPushed, removePushDevices } from './push-device-commands.ts'
import type { PushService } from './push-service.ts'
import { pushTime } from './rules.ts'

/** Whether an account may be pushed to at all: the guardian's answer and the verified address rule it (identity). */
export type MayPush = (db: Db | Tx, userId: string, now: Date) => Promise<boolean>

type Parts = { db: Db; clock: () => Date; noticeKinds: NoticeKinds; pushService: PushService; mayPush: MayPush }

/**
 * Pushes a notice to the browsers of a person. Whether it may be sent is decided now and not when it was queued: the group
 * is still switched on, the notice is unread, the account may be pushed to, it is no quiet hour, and nothing else was
 * pushed on this day in Bangkok. Delivery is at least once: a browser that has the notice is left out when the job runs
 * again, and one that got it just before a crash shows the second in the place of the first. Throws after all browsers
 * were tried if the service of one was not reachable.
 */
export async function pushNotice(parts: Parts, { userId, id }: { userId: string; id: string }): Promise<void> {
  const { db, clock, pushService } = parts
  const now = clock()
  const group = await db.transaction().execute((tx) => claimDay(tx, parts, { userId, id, now }))
  if (!group) return
  const faults: unknown[] = []
  for (const target of await listPushTargets(db, userId, now)) {
    if (target.last_notice_id === id) continue
    try {
      const outcome = await pushService.send(target, { words: pushWords[group], topic: group, now })
      if (outcome === 'sent') await markPushed(db, { userId, endpoint: target.endpoint, id })
      else await removePushDevices(db, userId, target.endpoint)
    } catch (error) {
      faults.push(error)
    }
  }
  if (faults.length > 0) throw faults[0]
}

type Claim = { userId: string; id: string; now: Date }

/** The group of the notice, if its push takes the day; null where it may not be sent, or goes later. */
async function claimDay(
  tx: Tx,
  { noticeKinds, mayPush }: Parts,
  { userId, id, now }: Claim,
): Promise<PushGroup | null> {
  const notice = await tx
    .selectFrom('notice')
    .select(['kind', 'read_at', 'is_shown'])
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  const group = notice && noticeKinds.get(notice.kind)?.group
  if (!group || !isPushGroup(group)) return null
  if (notice.is_shown && notice.read_at) return null
  if (!(await wantsPush(tx, userId, group)) || !(await mayPush(tx, userId, now))) return null
  const at = pushTime(now)
  if (at > now) {
    await queuePush(tx, { userId, id, at, now })
    return null
  }
  const claimed = await tx
    .insertInto('push_day')
    .values({ user_id: userId, day: bangkokDay(now), notice_id: id })
    // Changes nothing, but returns the row that was first: a repeated job goes on with its own notice.
    .onConflict((on) => on.columns(['user_id', 'day']).doUpdateSet((e) => ({ notice_id: e.ref('push_day.notice_id') })))
    .returning('notice_id')
    .executeTakeFirstOrThrow()
  return claimed.notice_id === id ? group : null
}

async function wantsPush(tx: Tx, userId: string, group: PushGroup): Promise<boolean> {
  const row = await tx
    .selectFrom('mail_choice')
    .select('by_push')
    .where('user_id', '=', userId)
    .where('notice_group', '=', group)
    .executeTakeFirst()
  return row?.by_push ?? false
}
