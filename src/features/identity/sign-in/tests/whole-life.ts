import { mailResetLink } from '#features/identity/sign-in/server/reset-commands.ts'
import { testOrigin } from '#tests/support/testbed.ts'
import type { Fixture, Life, WholeLife } from '#tests/support/whole-life.ts'

export const wholeLife: WholeLife = { after: ['identity/credentials'], live }

/** A link for a new password, which was never used. */
async function live(fixture: Fixture, life: Life): Promise<void> {
  const { now } = fixture.clock
  await fixture.db.transaction().execute((tx) => mailResetLink(tx, { email: life.email, origin: testOrigin, now }))
}
