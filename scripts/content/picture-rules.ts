import { gzipSync } from 'node:zlib'
import { altFaults, drawnFaults } from '#features/quizzes/questions/server/picture-rules.ts'
import { countWords } from './count-words.ts'
import { similarFaults } from './likeness-rules.ts'
import type { Content, Fault, Question } from './read-content.ts'

/** The size limit of a drawing in compressed bytes. */
const largestSent = 4_096

/** Faults of question pictures: drawings and alternative texts. */
export function* pictureFaults({
  questions,
  unusedDrawings,
}: Pick<Content, 'questions' | 'unusedDrawings'>): Generator<Fault> {
  for (const { file, question, drawing } of questions) {
    if (!question.picture) continue
    const fault = (rule: string, detail: string): Fault => ({ file, key: question.key, rule, detail })
    for (const one of altFaults(question.picture.alt, question, countWords)) yield fault(one.rule, one.detail)
    if (!drawing) {
      yield fault('drawing', `ไม่มีภาพ questions/pictures/${question.picture.drawing}.svg`)
      continue
    }
    for (const detail of drawnFaults(drawing)) yield fault('drawing', detail)
    const sent = gzipSync(drawing).length
    if (sent > largestSent) yield fault('drawing', `ภาพใหญ่ ${sent} ไบต์เมื่อส่ง เกิน ${largestSent}`)
  }
  for (const name of unusedDrawings)
    yield { file: `content/${name}`, key: '', rule: 'drawing', detail: 'ไม่มีคำถามที่ใช้ภาพนี้' }
  yield* sameDrawings(questions)
  yield* similarFaults(
    questions.flatMap(({ file, question: { key, picture } }) => (picture ? [{ file, key, text: picture.alt }] : [])),
  )
}

/** A drawing may be used by one question only: seen before, it would reveal the question. */
function* sameDrawings(questions: Question[]): Generator<Fault> {
  const shown = new Map<string, string>()
  for (const { file, question, drawing } of questions) {
    const twin = drawing && shown.get(drawing)
    if (twin) yield { file, key: question.key, rule: 'duplicate', detail: `ภาพเดียวกับ ${twin}` }
    if (drawing) shown.set(drawing, question.key)
  }
}
