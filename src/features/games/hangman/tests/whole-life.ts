import { playHangmanToEnd } from '#tests/fixtures/games.ts'
import type { Fixture, Life, WholeLife } from '#tests/support/whole-life.ts'

export const wholeLife: WholeLife = { live }

/** A word to its end, and a pack bought long ago. */
async function live(fixture: Fixture, life: Life): Promise<void> {
  await playHangmanToEnd(fixture, life)
}
