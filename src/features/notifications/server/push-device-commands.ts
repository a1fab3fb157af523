import { sql } from 'kysely'
import type { Db, Tx } from '#db/open.ts'
import { newId } from '#lib/server/new-id.ts'
import type { PushTarget } from './push-service.ts'

/** More browsers than this are not kept for one person; the oldest goes. */
const maxDevices = 10

type Subscribing = { userId: string; sessionId: string; target: PushTarget; now: Date }

/**
 * Stores a browser that a person opens for pushes, once. It belongs to the person who subscribed it last: an earlier person's
 * subscription of it ends. A person who has chosen nothing yet gets the push of the day.
 */
export async function addPushDevice(tx: Tx, { userId, sessionId, target, now }: Subscribing): Promise<void> {
  const { endpoint, p256dh, auth } = target
  await tx.deleteFrom('push_device').where('endpoint', '=', endpoint).where('user_id', '<>', userId).execute()
  await tx
    .insertInto('push_device')
    .values({ user_id: userId, id: newId(now), session_id: sessionId, endpoint, p256dh, auth, created_at: now })
    .onConflict((on) => on.columns(['user_id', 'endpoint']).doUpdateSet({ session_id: sessionId, p256dh, auth }))
    .execute()
  await sql`
    delete from push_device where user_id = ${userId} and id in (
      select id from push_device where user_id = ${userId} order by created_at desc, id desc offset ${maxDevices}
    )`.execute(tx)
  await sql`
    insert into mail_choice (user_id, notice_group, is_on, by_push, changed_at)
    values (${userId}, 'day', false, true, ${now})
    on conflict (user_id, notice_group) do update set by_push = true, changed_at = ${now}
    where mail_choice.by_push is null`.execute(tx)
}

/** Ends the subscription of a browser, or of all of a person's when `endpoint` is undefined. */
export async function removePushDevices(db: Db | Tx, userId: string, endpoint?: string): Promise<void> {
  const own = db.deleteFrom('push_device').where('user_id', '=', userId)
  await (endpoint === undefined ? own : own.where('endpoint', '=', endpoint)).execute()
}

/** The number of a person's browsers whose session lasts. */
export async function countPushDevices(db: Db | Tx, userId: string, now: Date): Promise<number> {
  return (await listPushTargets(db, userId, now)).length
}

type Device = PushTarget & { last_notice_id: string | null }

/** The browsers of a person whose session lasts. */
export async function listPushTargets(db: Db | Tx, userId: string, now: Date): Promise<Device[]> {
  return db
    .selectFrom('push_device as device')
    .innerJoin('session', (on) =>
      on.onRef('session.user_id', '=', 'device.user_id').onRef('session.id', '=', 'device.session_id'),
    )
    .select(['device.endpoint', 'device.p256dh', 'device.auth', 'device.last_notice_id'])
    .where('device.user_id', '=', userId)
    .where('session.ended_at', 'is', null)
    .where('session.expires_at', '>', now)
    .orderBy('device.id')
    .execute()
}

/** Remembers that a browser has this notice. */
export async function markPushed(db: Db, { userId, endpoint, id }: { userId: string; endpoint: string; id: string }) {
  await db
    .updateTable('push_device')
    .set({ last_notice_id: id })
    .where('user_id', '=', userId)
    .where('endpoint', '=', endpoint)
    .execute()
}

/** Deletes subscriptions whose session has ended, and the days on which something was pushed after a month. */
export async function sweepPushes(db: Db, now: Date): Promise<void> {
  await sql`
    delete from push_device where not exists (
      select from session
      where session.user_id = push_device.user_id and session.id = push_device.session_id
        and ended_at is null and expires_at > ${now}
    )`.execute(db)
  const before = new Date(now.getTime() - 31 * 24 * 3_600_000)
  await sql`delete from push_day where day < (${before}::timestamptz at time zone 'Asia/Bangkok')::date`.execute(db)
}
