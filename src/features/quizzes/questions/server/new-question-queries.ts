import type { Db } from '#db/open.ts'
import { type NewQuestion, newPerPage } from '../admin-contract.ts'
import type { QuizQuestion } from '../contract.ts'
import { listNewIds, readStaffQuestions } from './admin-queries.ts'
import { readQuestions } from './queries.ts'
import { feedbackOf, orderOf, showQuestion } from './question-view.ts'

/** A page of the new questions of an approval, as members are asked them and with what they read after an answer. */
export async function listNewQuestions(
  db: Db,
  { approval, page }: { approval: string; page: number },
): Promise<{ items: NewQuestion[]; page: number; pages: number }> {
  const all = await listNewIds(db, approval)
  const ids = all.slice((page - 1) * newPerPage, page * newPerPage)
  const [questions, ofStaff] = [await readQuestions(db, ids), await readStaffQuestions(db, ids)]
  const items = questions.map((question, i) => {
    const position = i + 1
    const order = orderOf(question, 1, position)
    const { id, pool, difficulty, source } = ofStaff[i]!
    const asked: QuizQuestion = showQuestion(question, order, position)
    const told = feedbackOf(question, { position, order, answer: null, isRight: false, links: new Map() })
    return { id, pool, difficulty, source, asked, told }
  })
  return { items, page, pages: Math.max(1, Math.ceil(all.length / newPerPage)) }
}
