import { describe, expect, test } from 'vitest'
import type { FoundOthers } from '#app/search/contract.ts'
import type { FoundPosts } from '#features/posts/search/contract.ts'
import { pickHits } from './pick-hits.ts'

const none: FoundOthers = { videos: [], events: [], terms: [], heroes: [], quizzes: [], things: [], corrected: null }
const thing = (title: string) => ({
  kind: 'fund' as const,
  key: title,
  title,
  line: '',
  href: `/bank/fund/${title}`,
  picture: null,
})
const posts = (count: number) =>
  ({
    items: Array.from({ length: count }, (_, i) => ({ id: `id-${i}`, slug: `s-${i}`, title: `เรื่อง ${i}`, minutes: 3 })),
  }) as unknown as FoundPosts
const titles = (hits: ReturnType<typeof pickHits>) => hits.map(({ title }) => title)

describe('the hits while somebody types', () => {
  test('are five at most', () => {
    expect(titles(pickHits('กองทุน', posts(8), none))).toHaveLength(5)
  })

  test('begin with at most two things that are named so, then posts', () => {
    const others = { ...none, things: ['กองทุนหุ้น', 'กองทุนทอง', 'กองทุนดี', 'เงินฝาก'].map(thing) }
    expect(titles(pickHits('กองทุน', posts(5), others))).toEqual(['กองทุนหุ้น', 'กองทุนทอง', 'เรื่อง 0', 'เรื่อง 1', 'เรื่อง 2'])
  })

  test('leave out a thing that matches by something else than its name', () => {
    expect(titles(pickHits('หุ้น', posts(1), { ...none, things: [thing('เงินฝาก')] }))).toEqual(['เรื่อง 0'])
  })

  test('are none before the replies', () => {
    expect(pickHits('ออม', undefined, undefined)).toEqual([])
  })
})
