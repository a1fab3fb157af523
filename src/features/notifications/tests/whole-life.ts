import { createECDH, randomBytes } from 'node:crypto'
import { chooseNotices } from '#features/notifications/notice-contract.ts'
import { subscribePush } from '#features/notifications/push-contract.ts'
import type { Fixture, Life, WholeLife } from '#tests/support/whole-life.ts'

export const wholeLife: WholeLife = { after: ['identity/guardian'], live }

/** Chooses what comes by mail, and opens a browser for pushes. */
async function live(fixture: Fixture, life: Life): Promise<void> {
  await fixture.send(life, chooseNotices, { body: { group: 'learning', channel: 'mail', is_on: true } })
  const p256dh = createECDH('prime256v1').generateKeys('base64url')
  const endpoint = 'https://fcm.googleapis.com/fcm/send/whole-life'
  const auth = randomBytes(16).toString('base64url')
  await fixture.send(life, subscribePush, { body: { endpoint, p256dh, auth } })
}
