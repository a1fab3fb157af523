// What the content checker finds in questions.

import { expect, test } from 'vitest'
import { findFaults } from '../../../scripts/content/check-content.ts'
import type { Content } from '../../../scripts/content/read-content.ts'
import {
  all,
  article,
  type ChoiceQuestion,
  choice,
  choices,
  content,
  plant,
  today,
  words,
} from '../../support/content-faults.ts'

test('a picture that is missing, contains more than shapes, comes twice, or has a description without its data is found', () => {
  const [one, other] = content.questions.filter(({ question }) => question.picture)
  const { key } = one!.question
  const shown = (copy: Content) => copy.questions.filter(({ question }) => question.picture)
  expect(plant((copy) => (shown(copy)[0]!.drawing = null))).toEqual([`drawing ${key}`])
  expect(
    plant((copy) => (shown(copy)[0]!.drawing = one!.drawing!.replace('</svg>', '<text>700</text></svg>'))),
  ).toEqual([`drawing ${key}`])
  expect(plant((copy) => (shown(copy)[1]!.drawing = one!.drawing!))).toContain(`duplicate ${other!.question.key}`)
  expect(plant((copy) => (shown(copy)[0]!.question.picture!.alt = 'กราฟ'))).toEqual([`alt ${key}`])
  expect(plant((copy) => copy.unusedDrawings.push('questions/pictures/left.svg'))).toEqual(['drawing'])
})

test('a question has either an article that teaches it or a reason for having none, never both', () => {
  const taught = content.questions.findIndex(({ question }) => question.article)
  const { key } = content.questions[taught]!.question
  expect(plant((copy) => delete copy.questions[taught]!.question.article)).toContain(`article ${key}`)
  expect(plant((copy) => (copy.questions[taught]!.question.articleWhy = 'gold'))).toContain(`article ${key}`)
  const untaught = (copy: Content) => {
    const { article: _, ...question } = copy.questions[taught]!.question
    copy.questions[taught]!.question = { ...question, articleWhy: 'gold' }
  }
  expect(plant(untaught)).not.toContain(`article ${key}`)
})

test('a pool or a level without a skill, a level that is too small and one that is too hard are found', () => {
  const only = (save: (one: Content['questions'][number]) => boolean) => (copy: Content) => {
    copy.questions = copy.questions.filter(save)
  }
  expect(plant(only(({ pool, question }) => pool !== 'daily' || question.skill !== 'saving'))).toContain('coverage')
  expect(plant(only(({ pool, question }) => pool !== 'money' || question.skill !== 'saving'))).toContain('coverage')
  expect(plant(only(({ question }) => question.key !== 'money-basic-001'))).toEqual(['coverage'])
  expect(plant(only(({ pool }) => pool !== 'money'))).toContain('coverage')
  const harden = (copy: Content) => {
    const found = copy.questions.find(({ question }) => question.key === 'money-basic-001')
    found!.question.difficulty = 3
  }
  expect(plant(harden)).toEqual(['coverage money-basic-001'])
})

test('choices that do not form a question are found', () => {
  const at = `choices ${choice(content).key}`
  expect(plant((copy) => (choice(copy).wrong[0] = ` ${choice(copy).right}`))).toContain(at)
  expect(plant((copy) => (choice(copy).wrong[0] = choice(copy).wrong[1]!))).toContain(at)
  const rates = (right: string, wrong: string[]) => (copy: Content) =>
    void Object.assign(choice(copy), { right, wrong })
  expect(plant(rates('15 %', ['1.5 %', '−15 %', '+15 %']))).toEqual([])
  expect(plant(rates('1,500 บาท', ['1500 บาท', '150 บาท']))).toContain(at)
  expect(plant((copy) => (article(copy).question.wrong[0] = article(copy).question.right))).toContain(
    `choices ${article(content).key}`,
  )
  const sorted = content.questions.findIndex(({ question }) => question.kind === 'ordering')
  const number = content.questions.findIndex(({ question }) => question.kind === 'numeric')
  const repeat = (copy: Content) => {
    const { question } = copy.questions[sorted]!
    if (question.kind === 'ordering') question.items[0] = question.items[1]!
  }
  expect(plant(repeat)).toContain(`choices ${content.questions[sorted]!.question.key}`)
  const mistype = (copy: Content) => void Object.assign(copy.questions[number]!.question, { right: '987654' })
  expect(plant(mistype)).toContain(`choices ${content.questions[number]!.question.key}`)
})

test('choices that read as “more than” where they mean “more by” are found', () => {
  const { key } = choice(content)
  const says = (right: string, ...wrong: string[]) =>
    plant((copy) => Object.assign(choice(copy), { right, wrong })).includes(`difference ${key}`)
  expect(says('ก มากกว่า 100 บาท', 'ข มากกว่าราว 100 บาท', 'เท่ากัน')).toBe(true)
  expect(says('ก มากกว่าอยู่ 100 บาท', 'ข มากกว่าอยู่ราว 100 บาท', 'เท่ากัน')).toBe(false)
  expect(says('ได้ไม่ถึง 300 บาท', 'ได้มากกว่า 300 บาท', 'ได้ 300 บาทพอดี')).toBe(false)
})

test('an answer that is recognisable by its length, longest or shortest, is found', () => {
  const lengthen = (longer: string) => (copy: Content) => {
    for (const question of choices(copy)) question.right += longer
  }
  const shorten = (copy: Content) => {
    for (const question of choices(copy)) question.right = question.right.slice(0, 4)
  }
  expect(plant(lengthen('และอีกหลายคำ'))).toContain('length-bias')
  expect(plant(shorten)).toContain('length-bias')
})

test('a file whose right answers are the longest is found, even when the whole pool is balanced', () => {
  const file = 'content/questions/daily-saving.json'
  const copy = structuredClone(all)
  for (const { question, file: own } of copy.questions)
    if (own === file && question.kind === 'choice') question.right += ` ${'ก'.repeat(9)}`
  const biased = findFaults(copy, today).filter(({ rule }) => rule === 'length-bias')
  expect(new Set(biased.map((fault) => fault.file))).toEqual(new Set([file]))
})

test('a pool in which taking the longest or the shortest choice often pays is found, below articles too', () => {
  const guessed = (change: (question: ChoiceQuestion | Content['articles'][number]['article']['question']) => void) => {
    const copy = structuredClone(all)
    for (const { article } of copy.articles) change(article.question)
    for (const question of choices(copy)) if (question.isOfPath) change(question)
    const found = findFaults(copy, today).filter(({ rule }) => rule === 'length-guess')
    return [...new Set(found.map(({ file }) => file))].toSorted()
  }
  const both = ['content/articles', 'content/questions · path']
  expect(guessed((question) => (question.right = `${question.right} ${words(2)}`))).toEqual(both)
  expect(guessed((question) => (question.right = question.right.slice(0, -5)))).toEqual(both)
  expect(guessed((question) => (question.wrong = question.wrong.map((one) => one.slice(0, 3))))).toEqual(both)
})

test('numeric choices whose right answer always has the same rank are found', () => {
  const price = (right: number) => (copy: Content) => {
    for (const question of choices(copy))
      Object.assign(question, { right: `${right} บาท`, wrong: ['1,000 บาท', '1,500 บาท', '2,500 บาท'] })
  }
  for (const right of [900, 1200, 2000, 9000]) expect(plant(price(right))).toContain('number-bias')
})

test('texts too long to read on a phone, and explanations too short to explain, are found', () => {
  const at = `length ${choice(content).key}`
  expect(plant((copy) => (choice(copy).text = words(61)))).toContain(at)
  expect(plant((copy) => (choice(copy).explanation = words(91)))).toContain(at)
  expect(plant((copy) => (choice(copy).wrong[0] = words(26)))).toContain(at)
  expect(plant((copy) => (choice(copy).explanation = words(9)))).toContain(at)
})
