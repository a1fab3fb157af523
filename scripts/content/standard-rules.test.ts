import { expect, test } from 'vitest'
import type { Article, Question } from './read-content.ts'
import { coverStandards, standardFaults } from './standard-rules.ts'

const line = { code: 'ส 3.2 ม.3/5', about: 'การว่างงาน', articles: ['jobs'], asked: ['jobs'] }
const articles = [{ file: '', article: { key: 'jobs' } }] as Article[]
const questionsOf = (count: number, isRetired = false) =>
  Array.from({ length: count }, (_, at) => ({
    question: { key: `exam-economy-00${at + 1}`, article: 'jobs', isRetired },
  })) as Question[]
type Given = { articles: Article[]; questions: Question[] }
const faultsOf = (given: Given, lines = [line]) => [...standardFaults(given, lines)].map(({ detail }) => detail)

test('a line with an article and five questions that are asked is covered', () => {
  const given = { articles, questions: questionsOf(5) }
  expect(coverStandards(given, [line])).toEqual([{ code: line.code, about: line.about, articles: 1, questions: 5 }])
  expect(faultsOf(given)).toEqual([])
})

test('a line without its article, with four questions, or with retired ones is a fault', () => {
  expect(faultsOf({ articles, questions: questionsOf(4) })).toEqual(['“การว่างงาน” มี 1 บทความ 4 คำถาม ต้องมี 1 กับ 5'])
  expect(faultsOf({ articles, questions: questionsOf(5, true) })).toHaveLength(1)
  expect(faultsOf({ articles: [], questions: questionsOf(5) })).toHaveLength(2)
})

test('a question counts for one line only, and a line counts only the questions that it names', () => {
  const given = { articles, questions: questionsOf(6) }
  const named = { ...line, code: 'ส 3.2 ม.4–6/1', asked: ['exam-economy 001 002 003 004 005'] }
  expect(coverStandards(given, [named])[0]!.questions).toBe(5)
  expect(faultsOf(given, [line, named])).toHaveLength(5)
  expect(faultsOf(given, [line, named])[0]).toBe('exam-economy-001 นับให้ ส 3.2 ม.3/5 แล้ว')
})

test('a question that is named and does not exist, or belongs to another article, is a fault', () => {
  const given = { articles, questions: questionsOf(6) }
  const asked = ['exam-economy 001 002 003 004 005 009']
  expect(faultsOf(given, [{ ...line, asked }])).toEqual(['exam-economy-009 ไม่มี เลิกใช้แล้ว หรือไม่ใช่คำถามของบทความในบรรทัดนี้'])
  expect(faultsOf(given, [{ ...line, articles: ['other'], asked: line.asked }])).toHaveLength(2)
})
