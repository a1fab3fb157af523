import { answerCatchMe, playCatchMe } from '#features/games/catch-me/catch-me-contract.ts'
import { perfectLog } from '#tests/support/catch-me-player.ts'
import type { Fixture, Life, WholeLife } from '#tests/support/whole-life.ts'

export const wholeLife: WholeLife = { live }

/** A game of catch-me that the server's clock accepts. */
async function live(fixture: Fixture, life: Life): Promise<void> {
  const { session, seed } = (await fixture.send(life, playCatchMe, { query: {} })).json
  fixture.clock.now = new Date(fixture.clock.now.getTime() + 60_000)
  const played = await fixture.send(life, answerCatchMe, { body: { session, log: perfectLog(seed) } })
  if (played.status !== 200) throw new Error(`catch-me: ${played.json.detail}`)
}
