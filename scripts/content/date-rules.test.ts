import { expect, test } from 'vitest'
import { dateFaults } from './date-rules.ts'

type Given = Parameters<typeof dateFaults>[0]

const fact = { claim: 'ข้อเท็จจริงที่ตรวจแล้ว', grade: 'A' as const, source: 'bot.or.th', checked: '2026-11-21' }
const dates = (...days: [published: string, revised?: string]) => {
  const [published, revised] = days
  const article = { key: 'one', published, ...(revised && { revised }), sources: ['FACTS F001 · bot.or.th'] }
  const articles = [{ file: 'content/articles/one.json', article }]
  return [...dateFaults({ articles, videos: [], sources: { F001: fact } } as unknown as Given)].map(({ rule }) => rule)
}

test('a text that claims to be older than the look at its facts is a fault', () => {
  expect(dates('2026-09-03')).toEqual(['date'])
  expect(dates('2026-11-20')).toEqual(['date'])
  expect(dates('2026-11-21')).toEqual([])
})

test('a text that was revised after its facts were looked up keeps its publication date', () => {
  expect(dates('2026-09-03', '2026-11-22')).toEqual([])
  expect(dates('2026-09-03', '2026-11-20')).toEqual(['date'])
})

test('a film’s date is checked as an article’s', () => {
  const video = { key: 'film', published: '2026-10-05', sources: ['FACTS F001'] }
  const videos = [{ file: 'content/videos/film.json', video }]
  const found = dateFaults({ articles: [], videos, sources: { F001: fact } } as unknown as Given)
  expect([...found].map(({ key }) => key)).toEqual(['film'])
})
