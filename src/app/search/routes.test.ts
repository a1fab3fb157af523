import { expect, test } from 'vitest'
import { searchPosts } from '#features/posts/search/contract.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import { liveWholeLife } from '#tests/support/whole-life.ts'
import { findOthers } from './contract.ts'

const fixture = await openTestbed({ hasContent: true })
const find = async (keyword: string) => (await fixture.send(null, findOthers, { query: { keyword } })).json

test('one search also finds glossary terms, exact matches first', async () => {
  const { terms } = await find('ดอกเบี้ยทบต้น')
  expect(terms[0]!.term).toContain('ดอกเบี้ยทบต้น')
  expect((await find('ด')).terms).toEqual([])
  expect((await find('ไดโนเสาร์')).terms).toEqual([])
})

test('it finds quizzes by name', async () => {
  expect((await find('ควิซประจำเดือน')).quizzes.map(({ href }) => href)).toEqual(['/quiz/month'])
  expect((await find('สอบ')).quizzes.map(({ href }) => href)).toContain('/quiz/final')
  expect((await find('ไดโนเสาร์')).quizzes).toEqual([])
})

test('it finds heroes by display name, and treats pattern characters literally', async () => {
  await liveWholeLife(fixture, 'hero')
  const { heroes } = await find('ของHERO')
  expect(heroes).toHaveLength(1)
  expect((await find('%%')).heroes).toEqual([])
})

test('an address may search a limited number of times, by either call; another one goes on', async () => {
  const search = async (path: string, remoteAddress: string) =>
    (await fixture.http.inject({ url: path, query: { keyword: 'ออม' }, remoteAddress })).statusCode
  expect(await search(searchPosts.path, '198.51.100.9')).toBe(200)
  await fixture.db.updateTable('attempt').set({ count: 12_000 }).where('key', 'like', 'search-address:%').execute()
  for (const { path } of [searchPosts, findOthers]) {
    expect(await search(path, '198.51.100.9')).toBe(429)
    expect(await search(path, '198.51.100.20')).toBe(200)
  }
})
