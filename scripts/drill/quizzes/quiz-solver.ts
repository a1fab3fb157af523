import type { Db } from '#db/open.ts'
import type { QuizAnswer, QuizQuestion } from '#features/quizzes/questions/contract.ts'

export type Solver = (question: QuizQuestion, is_right: boolean) => QuizAnswer

/** Makes a function that gives a right or a wrong answer, using the right answers in the database. */
export async function newSolver(db: Db): Promise<Solver> {
  const rows = await db.selectFrom('question').select(['text', 'content']).execute()
  const written = new Map(rows.map(({ text, content }) => [text, content as { right: string; items: string[] }]))
  return (question, isRight) => {
    const { right, items } = written.get(question.text)!
    if (question.kind === 'numeric') return { kind: 'numeric', value: isRight ? right : `${right}1` }
    if (question.kind === 'choice') {
      const place = question.choices.indexOf(right)
      return { kind: 'choice', choice: isRight ? place : place === 0 ? 1 : 0 }
    }
    const order = items.map((item) => question.items.indexOf(item))
    return { kind: 'ordering', order: isRight ? order : order.toReversed() }
  }
}
