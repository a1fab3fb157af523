import { answerMonthlyQuiz, startMonthlyQuiz } from '#features/quizzes/exams/contract.ts'
import { addExamQuestions, newExamSolver } from '#tests/fixtures/exams.ts'
import type { Fixture, Life, WholeLife } from '#tests/support/whole-life.ts'

export const wholeLife: WholeLife = { live }

/** A monthly quiz with its own questions, one answer right and one wrong, submitted. */
async function live(fixture: Fixture, life: Life): Promise<void> {
  await addExamQuestions(fixture.db, { exam: 20, money: 0 }, fixture.clock.now)
  const solve = await newExamSolver(fixture.db)
  const { attempt } = (await fixture.send(life, startMonthlyQuiz, {})).json
  const answers = attempt!.questions
    .slice(0, 2)
    .map((one) => ({ position: one.position, answer: solve(one, one.position === 1) }))
  await fixture.send(life, answerMonthlyQuiz, { body: { attempt: attempt!.id, answers, is_finished: true } })
}
