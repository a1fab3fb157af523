import { createECDH, randomBytes } from 'node:crypto'
import { chooseNotices } from '#features/notifications/notice-contract.ts'
import { addPushDevice } from '#features/notifications/server/push-device-commands.ts'
import { newId } from '#lib/server/new-id.ts'
import { bangkokDay } from '#lib/thai/bangkok-time.ts'
import type { Fixture, Life, WholeLife } from '#tests/support/whole-life.ts'

export const wholeLife: WholeLife = { after: ['identity/guardian'], live }

/** Chooses what comes by mail, and opens a browser for pushes. */
async function live(fixture: Fixture, life: Life): Promise<void> {
  await fixture.send(life, chooseNotices, { body: { group: 'learning', channel: 'mail', is_on: true } })
  const p256dh = createECDH('prime256v1').generateKeys('base64url')
  const endpoint = `https://fcm.googleapis.com/fcm/send/${life.id}`
  const auth = randomBytes(16).toString('base64url')
  const userId = life.id
  const now = fixture.clock.now
  await fixture.db.transaction().execute(async (tx) => {
    const { id: sessionId } = await tx
      .selectFrom('session')
      .select('id')
      .where('user_id', '=', userId)
      .where('ended_at', 'is', null)
      .orderBy('expires_at', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    await addPushDevice(tx, { userId, sessionId, target: { endpoint, p256dh, auth }, now })
    // As if this had been pushed: the service of the browser is not here.
    await tx
      .insertInto('push_day')
      .values({ user_id: userId, day: bangkokDay(now), notice_id: newId(now) })
      .execute()
  })
}
