import { addWish } from '#features/store/wishes/contract.ts'
import { aPremium } from '#tests/fixtures/store.ts'
import type { Fixture, Life, WholeLife } from '#tests/support/whole-life.ts'

export const wholeLife: WholeLife = { live }

async function live(fixture: Fixture, life: Life): Promise<void> {
  await fixture.send(life, addWish, { query: { id: await aPremium(fixture) } })
}
