import { addSocialLink } from '#features/identity/social/server/social-commands.ts'
import type { Fixture, Life, WholeLife } from '#tests/support/whole-life.ts'

export const wholeLife: WholeLife = { after: ['identity/guardian'], live }

/** An account of LINE, linked. */
async function live(fixture: Fixture, life: Life): Promise<void> {
  const { name } = life
  const identity = {
    provider: 'line' as const,
    subject: `U-${name}`,
    name: `line ของ ${name}`,
    email: null,
    picture: null,
  }
  const linking = { userId: life.id, proven: { identity, once: null }, now: fixture.clock.now }
  await fixture.db.transaction().execute((tx) => addSocialLink(tx, linking))
}
