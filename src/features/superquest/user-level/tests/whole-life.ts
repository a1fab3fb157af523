import { chooseAlias } from '#features/superquest/user-level/board-contract.ts'
import { claimLevel } from '#features/superquest/user-level/contract.ts'
import { newId } from '#lib/server/new-id.ts'
import type { Fixture, Life, WholeLife } from '#tests/support/whole-life.ts'

export const wholeLife: WholeLife = { after: ['superquest/missions'], live }

/** A level with its gift, and an alias on the board. */
async function live(fixture: Fixture, life: Life): Promise<void> {
  const { name } = life
  const { now } = fixture.clock
  await fixture.send(life, claimLevel, { body: { level: 'rookie' } })
  const alias = await fixture.send(life, chooseAlias, { body: { alias: `แฝงของ${name}` } })
  if (alias.status !== 200) throw new Error(`alias: ${alias.json.detail}`)
  const taken = { user_id: life.id, level: 'rookie', order_id: newId(now), taken_at: now }
  await fixture.db.insertInto('level_gift').values(taken).execute()
}
