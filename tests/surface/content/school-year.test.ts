// What the content checker finds in the school year: seasons without their things, and days without a season.

import { expect, test } from 'vitest'
import type { Content } from '../../../scripts/content/read-content.ts'
import { seasonLines } from '../../../scripts/content/school-year-rules.ts'
import { content, plant } from '../../support/content-faults.ts'

const season = (copy: Content, at = 0) => copy.schoolYear[at]!
const { key } = season(content)

test('a season with things that do not exist or are not open then is found', () => {
  expect(plant((copy) => season(copy).articles.push('no-such-article'))).toEqual([`link ${key}`])
  expect(plant((copy) => season(copy).missions.push('no-such-mission'))).toEqual([`mission ${key}`])
  // The mission of the end of the year is closed in January.
  expect(plant((copy) => season(copy).missions.push('giving-season'))).toEqual([`mission ${key}`])
  expect(plant((copy) => (season(copy).why += ' มี2 ข้อ'))).toEqual([`space ${key}`])
})

test('a week that asks twice, asks what is no daily question, or has little of its season is found', () => {
  const first = (copy: Content, at = 0) => season(copy).week[at]!
  expect(plant((copy) => (first(copy)[0] = 'exam-saving-001'))).toContain(`question ${key}`)
  expect(plant((copy) => (first(copy, 1)[0] = first(copy)[0]!))).toContain(`duplicate ${key}`)
  expect(plant((copy) => (season(copy).week[0] = season(copy, 1).week[0]!))).toContain(
    `duplicate ${season(content, 1).key}`,
  )
  expect(plant((copy) => (season(copy).articles = ['tax-myths']))).toEqual([`own ${key}`])
})

test('a moment of the year that lacks its season, its article or its mission is found by name', () => {
  const of = (copy: Content, key: string) => copy.schoolYear.find((one) => one.key === key)!
  const without = (list: string[], key: string) => void list.splice(list.indexOf(key), 1)
  expect(plant((copy) => without(of(copy, 'school-opens').articles, 'uniform-basket'))).toEqual(['moment school-opens'])
  expect(plant((copy) => without(of(copy, 'year-end').articles, 'bonus-first-lump'))).toEqual(['moment year-end'])
  expect(plant((copy) => without(of(copy, 'sale-season').missions, 'sale-with-limits'))).toEqual(['moment sale-season'])
  expect(plant((copy) => void copy.schoolYear.splice(0, 1))).toEqual(['moment first-tax', 'gap'])
})

test('a day with two sums, a season that ends before it begins, and a day without a season are found', () => {
  const sums = content.questions.filter(({ pool, question }) => pool === 'daily' && question.kind === 'numeric')
  const unused = sums.filter(
    ({ question }) => !content.schoolYear.some(({ week }) => week.flat().includes(question.key)),
  )
  const [one, other] = unused.map(({ question }) => question.key)
  expect(plant((copy) => season(copy).week[0]!.splice(1, 2, one!, other!))).toContain(`sum ${key}`)
  expect(plant((copy) => Object.assign(season(copy), { from: '02-10', to: '01-01' }))).toEqual([
    `date ${key}`,
    // Its mission is then closed.
    `mission ${key}`,
    'gap',
  ])
  expect(plant((copy) => (season(copy).from = '01-02'))).toEqual(['gap'])
})

test('editors read which season is next, over the end of the year too, and what to read again before it', () => {
  expect(seasonLines(content, '2026-11-28').join()).toContain('next โบนัสและกองทุนลดหย่อน from 2026-12-01')
  const [line] = seasonLines(content, '2026-12-15')
  expect(line).toContain('from 2027-01-01')
  const copy = structuredClone(content)
  copy.articles.find(({ article }) => article.key === 'tax-myths')!.article.reviewBy = '2026-12-31'
  expect(seasonLines(copy, '2026-12-15').join()).toContain('read again before it: tax-myths')
})
