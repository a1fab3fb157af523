import type { Db } from '#db/open.ts'
import { answerDailyQuiz, beginDailyQuiz } from '#features/quizzes/daily/server/commands.ts'
import { readNumber, rightAnswer } from '#features/quizzes/questions/answer-rules.ts'
import type { QuizAnswer } from '#features/quizzes/questions/contract.ts'
import type { Question } from '#features/quizzes/questions/server/queries.ts'
import { orderOf } from '#features/quizzes/questions/server/question-view.ts'
import { addDays, bangkokDay, startOfBangkokDay } from '#lib/thai/bangkok-time.ts'

const eveningMs = 19.5 * 3_600_000

/**
 * Plays daily quizzes of past evenings through the ordinary commands. `rights` are the right answers of each day,
 * newest last.
 */
export async function playPastQuizzes(db: Db, userId: string, rights: readonly number[], now: Date): Promise<void> {
  for (const [i, right] of rights.entries()) {
    const day = addDays(bangkokDay(now), i - rights.length)
    const then = new Date(startOfBangkokDay(day).getTime() + eveningMs)
    await db.transaction().execute(async (tx) => {
      const beginning = { userId, day, seed: i, now: then }
      const { attempt, questions } = await beginDailyQuiz(tx, beginning)
      for (const [at, question] of questions.entries()) {
        const position = at + 1
        const solved = rightAnswer(question.content, orderOf(question, attempt.seed, position))
        const answer = position <= right ? solved : spoil(question, solved)
        await answerDailyQuiz(tx, { ...beginning, position, answer })
      }
    })
  }
}

function spoil({ content }: Question, right: QuizAnswer): QuizAnswer {
  if (right.kind === 'choice') return { kind: 'choice', choice: right.choice === 0 ? 1 : 0 }
  if (right.kind === 'ordering') return { kind: 'ordering', order: right.order.toReversed() }
  return { kind: 'numeric', value: `${Number(readNumber(content.kind === 'numeric' ? content.right : '0')) + 1}` }
}
