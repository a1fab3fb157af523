import { chooseClub } from '#features/posts/clubs/contract.ts'
import type { Fixture, Life, WholeLife } from '#tests/support/whole-life.ts'

export const wholeLife: WholeLife = { live }

async function live(fixture: Fixture, life: Life): Promise<void> {
  await fixture.send(life, chooseClub, { body: { club: 'greenery' } })
}
