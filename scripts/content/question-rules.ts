import { writingFaults } from '#features/quizzes/questions/server/writing-rules.ts'
import { biasFaults } from './bias-rules.ts'
import { countWords } from './count-words.ts'
import { coverageFaults } from './coverage-rules.ts'
import { similarFaults } from './likeness-rules.ts'
import type { Article, Fault, Question, Video } from './read-content.ts'

/** “มากกว่า 100 บาท” also means over 100 baht: where choices are differences, each says “มากกว่าอยู่ 100 บาท”. */
const twoWays = /(มาก|น้อย|ต่ำ|สูง|ถูก|แพง)กว่า(ราว)? [\d,.]+ บาท/

/** Faults of the questions, individually and together, and questions of articles and films that are asked twice. */
export function* questionFaults(questions: Question[], articles: Article[], videos: Video[]): Generator<Fault> {
  const articleKeys = new Set(articles.map(({ article }) => article.key))
  const seen = new Set<string>()
  for (const { file, question } of questions) {
    const fault = (rule: string, detail: string): Fault => ({ file, key: question.key, rule, detail })
    if (seen.has(question.key)) yield fault('duplicate', 'key นี้มีแล้ว')
    seen.add(question.key)
    if (question.article && !articleKeys.has(question.article)) yield fault('link', `ไม่มีบทความ ${question.article}`)
    if (!question.article === !question.articleWhy)
      yield fault('article', 'ต้องมี article ที่สอนเรื่องนี้ หรือ articleWhy ว่ายังไม่มีเรื่องไหนสอน อย่างใดอย่างหนึ่ง')
    const choices = question.kind === 'choice' ? [question.right, ...question.wrong] : []
    const unclear = choices.filter((choice) => twoWays.test(choice))
    if (unclear.length > 1) yield fault('difference', `“${unclear[0]}” อ่านได้สองแบบ เขียน “กว่าอยู่ … บาท”`)
    for (const one of writingFaults({ ...question, body: question }, countWords)) yield fault(one.rule, one.detail)
  }
  yield* similarFaults([
    ...questions.map(({ file, question: { key, text } }) => ({ file, key, text })),
    ...articles.map(({ file, article: { key, question } }) => ({ file, key, text: question.text })),
    ...videos.map(({ file, video: { key, question } }) => ({ file, key, text: question.text })),
  ])
  yield* coverageFaults(questions)
  yield* biasFaults(questions, articles)
}
