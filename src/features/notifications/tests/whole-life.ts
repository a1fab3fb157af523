import { chooseNotices } from '#features/notifications/notice-contract.ts'
import type { Fixture, Life, WholeLife } from '#tests/support/whole-life.ts'

export const wholeLife: WholeLife = { after: ['identity/guardian'], live }

/** Chooses what comes by mail. */
async function live(fixture: Fixture, life: Life): Promise<void> {
  await fixture.send(life, chooseNotices, { body: { group: 'learning', channel: 'mail', is_on: true } })
}
