import { answerDailyQuiz, readDailyQuiz } from '#features/quizzes/daily/contract.ts'
import { chooseRun } from '#features/quizzes/daily/run-contract.ts'
import type { Fixture, Life, WholeLife } from '#tests/support/whole-life.ts'

export const wholeLife: WholeLife = { live }

/** A daily quiz, and a run that is not shown. */
async function live(fixture: Fixture, life: Life): Promise<void> {
  const quiz = (await fixture.send(life, readDailyQuiz, { query: {} })).json
  for (const question of quiz.questions) {
    const answer =
      question.kind === 'choice'
        ? { kind: 'choice' as const, choice: 0 }
        : question.kind === 'numeric'
          ? { kind: 'numeric' as const, value: '1' }
          : { kind: 'ordering' as const, order: question.items.map((_, i) => i) }
    await fixture.send(life, answerDailyQuiz, { body: { day: quiz.day, position: question.position, answer } })
  }
  await fixture.send(life, chooseRun, { body: { is_shown: false } })
}
