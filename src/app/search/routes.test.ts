import { expect, test } from 'vitest'
import { plainTitle } from '#lib/plain-title.ts'
import { openTestbed } from '#tests/testbed.ts'
import { liveWholeLife } from '#tests/whole-life.ts'
import { findOthers } from './contract.ts'

const bed = await openTestbed({ hasContent: true })
const find = async (keyword: string) => (await bed.send(null, findOthers, { query: { keyword } })).json

test('one search also finds glossary terms, exact matches first', async () => {
  const { terms } = await find('ดอกเบี้ยทบต้น')
  expect(plainTitle(terms[0]!.term)).toContain('ดอกเบี้ยทบต้น')
  expect((await find('ด')).terms).toEqual([])
  expect((await find('ไดโนเสาร์')).terms).toEqual([])
})

test('it finds quizzes by name', async () => {
  expect((await find('ควิซประจำเดือน')).quizzes.map(({ href }) => href)).toEqual(['/quiz/month'])
  expect((await find('สอบ')).quizzes.map(({ href }) => href)).toContain('/quiz/final')
  expect((await find('ไดโนเสาร์')).quizzes).toEqual([])
})

test('it finds heroes by display name, and treats pattern characters literally', async () => {
  await liveWholeLife(bed, 'hero')
  const { heroes } = await find('ของHERO')
  expect(heroes).toHaveLength(1)
  expect((await find('%%')).heroes).toEqual([])
})
