import { answerReview, readReview } from '#features/quizzes/review/review-contract.ts'
import { newExamSolver } from '#tests/fixtures/exams.ts'
import type { Fixture, Life, WholeLife } from '#tests/support/whole-life.ts'

export const wholeLife: WholeLife = { after: ['quizzes/daily', 'quizzes/exams'], live }

/** Wrong answers of the quizzes come back for review a minute later. */
async function live(fixture: Fixture, life: Life): Promise<void> {
  const solve = await newExamSolver(fixture.db)
  fixture.clock.now = new Date(fixture.clock.now.getTime() + 60_000)
  const { id, turn, question } = (await fixture.send(life, readReview, {})).json.asked!
  await fixture.send(life, answerReview, { body: { id, turn, answer: solve(question), seconds: 5 } })
}
