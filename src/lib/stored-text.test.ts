import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { filledText, maxLetters, minLetters, thaiText } from './stored-text.ts'
import { describeIssues } from './thai/field-messages.ts'

const saidOf = (schema: z.ZodMiniType, text: string) => {
  const read = z.safeParse(schema, text, { reportInput: true })
  return read.success ? null : describeIssues(read.error)[0]!.detail
}

test('letters are counted as a reader does: a Thai consonant with its marks is one', () => {
  const schema = z.string().check(maxLetters(60))
  expect(saidOf(schema, 'ที่'.repeat(60))).toBeNull()
  expect(saidOf(schema, 'ที่'.repeat(61))).toBe('ต้องไม่เกิน 60 ตัวอักษร')
  expect(saidOf(schema, '👨‍👩‍👧‍👦'.repeat(60))).toBeNull()
  expect(saidOf(schema, 'a'.repeat(61))).toBe('ต้องไม่เกิน 60 ตัวอักษร')
  expect(saidOf(z.string().check(maxLetters(2, 'ยาวไป')), 'abc')).toBe('ยาวไป')
})

test('marks stacked on one letter do not make a text of any length', () => {
  expect(saidOf(z.string().check(maxLetters(60)), `ก${'่'.repeat(1_000)}`)).toBe('ต้องไม่เกิน 60 ตัวอักษร')
})

test('a reason of three letters with marks is no reason of ten', () => {
  const schema = z.string().check(minLetters(10, 'สั้นไป'))
  expect(saidOf(schema, 'ที่นี้นั้นที่')).toBe('สั้นไป')
  expect(saidOf(schema, 'ขอดูเพราะมีคนถาม')).toBeNull()
})

test('what staff write is trimmed, is not empty, and is Thai where it must be', () => {
  expect(saidOf(filledText(5), '   ')).toBe('ต้องกรอกช่องนี้')
  expect(z.parse(filledText(5), ' abc ')).toBe('abc')
  expect(saidOf(thaiText(5), 'abc')).toBe('เขียนเป็นภาษาไทย')
  expect(saidOf(thaiText(5), 'ที่ดี')).toBeNull()
})
