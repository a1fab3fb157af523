import { countExamAnswers } from '#features/quizzes/analysis/server/commands.ts'
import type { Fixture, WholeLife } from '#tests/support/whole-life.ts'

export const wholeLife: WholeLife = { after: ['quizzes/review'], live }

/** Counts the exam answers only, so that the practice answers stay in their queue. */
async function live(fixture: Fixture): Promise<void> {
  await fixture.db.transaction().execute((tx) => countExamAnswers(tx, { limit: 500, now: fixture.clock.now }))
}
