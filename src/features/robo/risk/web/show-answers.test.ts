import { expect, test } from 'vitest'
import { questionAt, readAnswers } from './show-answers.ts'

const questions = [{ id: 'age' }, { id: 'burden' }, { id: 'assets' }]

test('a question can be opened up to the first one without an answer', () => {
  expect(questionAt(null, questions, {})).toBeNull()
  expect(questionAt('x', questions, {})).toBeNull()
  expect(questionAt('3', questions, {})).toBe(1)
  expect(questionAt('3', questions, { age: ['a'] })).toBe(2)
  expect(questionAt('1', questions, { age: ['a'] })).toBe(1)
  expect(questionAt('9', questions, { age: ['a'], burden: ['b'], assets: ['c'] })).toBe(3)
  expect(questionAt('0', questions, {})).toBe(1)
})

test('whatever else the history holds is no answer', () => {
  expect(readAnswers(null)).toEqual({})
  expect(readAnswers({ answers: 'a' })).toEqual({})
  expect(readAnswers({ answers: { age: ['a', 3], burden: 'b' } })).toEqual({ age: ['a'] })
})
