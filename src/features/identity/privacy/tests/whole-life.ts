import { askExport } from '#features/identity/privacy/contract.ts'
import type { Fixture, Life, WholeLife } from '#tests/support/whole-life.ts'

export const wholeLife: WholeLife = { after: ['identity/guardian'], live }

/** Asks for everything that is stored. */
async function live(fixture: Fixture, life: Life): Promise<void> {
  const asked = await fixture.send(life, askExport, { body: { password: life.password } })
  if (asked.status !== 200) throw new Error(`export: ${asked.json.detail}`)
}
