import { playCrossword } from '#features/games/crossword/crossword-contract.ts'
import { makeCrosswords } from '#features/games/crossword/server/make-commands.ts'
import { crosswordWords } from '#tests/support/crossword-words.ts'
import type { Fixture, Life, WholeLife } from '#tests/support/whole-life.ts'

export const wholeLife: WholeLife = { live }

async function live(fixture: Fixture, life: Life): Promise<void> {
  await makeCrosswords(fixture.db, { words: crosswordWords, now: fixture.clock.now, ahead: { days: 1, weeks: 0 } })
  await fixture.send(life, playCrossword, { body: { kind: 'daily' } })
}
