import { skipDecoderSet } from '#tests/fixtures/games.ts'
import type { Fixture, Life, WholeLife } from '#tests/support/whole-life.ts'

export const wholeLife: WholeLife = { live }

/** A set of pictures, all skipped. */
async function live(fixture: Fixture, life: Life): Promise<void> {
  await skipDecoderSet(fixture, life)
}
