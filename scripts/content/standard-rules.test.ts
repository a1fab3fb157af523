import { expect, test } from 'vitest'
import type { Article, Question } from './read-content.ts'
import { coverStandards, standardFaults } from './standard-rules.ts'

const line = { code: 'ส 3.2 ม.3/5', about: 'การว่างงาน', articles: ['jobs'] }
const articles = [{ file: '', article: { key: 'jobs' } }] as Article[]
const questionsOf = (count: number, isRetired = false) =>
  Array.from({ length: count }, () => ({ question: { article: 'jobs', isRetired } })) as Question[]
const faultsOf = (given: { articles: Article[]; questions: Question[] }) =>
  [...standardFaults(given, [line])].map(({ detail }) => detail)

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
