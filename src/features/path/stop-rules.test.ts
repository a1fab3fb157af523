import { expect, test } from 'vitest'
import type { MyPath, PathUnit, UnitProgress } from './contract.ts'
import { arrangeIslands } from './stop-rules.ts'

const article = { key: 'a', title: 'เรื่อง', href: '/post/detail/a' }
const unitOf = (key: string, strand: PathUnit['strand']): PathUnit => ({
  key,
  strand,
  title: key,
  title_phrases: null,
  can: 'ทำได้',
  article,
  task: { kind: 'daily-quiz', title: null, href: '/quiz/daily' },
})
const saving = [1, 2, 3, 4].map((i) => unitOf(`s${i}`, 'saving'))
const spending = [1, 2].map((i) => unitOf(`p${i}`, 'spending'))
const units = [saving[0]!, spending[0]!, saving[1]!, spending[1]!, saving[2]!, saving[3]!]
const order = ['saving', 'spending'] as const

const at = (key: string, change: Partial<UnitProgress> = {}): UnitProgress => ({
  key,
  is_answered: false,
  is_task_done: false,
  recheck: 'locked',
  opens_on: null,
  ...change,
})

const nextOf = (key: string) => ({ key, title: key, title_phrases: null, can: '', href: '/' })

function mineOf(progress: UnitProgress[], next: string | null): MyPath {
  return {
    placement: null,
    units: units.map(({ key }) => progress.find((one) => one.key === key) ?? at(key)),
    next: next ? { ...nextOf(next), strand: 'saving', stop: 1, step: 'read', minutes: 5 } : null,
    strands: [],
    is_step_done_today: false,
  }
}

const statesOf = (mine: MyPath | null) =>
  Object.fromEntries(
    arrangeIslands(units, mine, order).flatMap(({ stops }) => stops.map(({ unit, state }) => [unit.key, state])),
  )

test('a visitor finds the first stop of each island open and the very first one current', () => {
  expect(statesOf(null)).toEqual({ s1: 'now', s2: 'locked', s3: 'locked', s4: 'locked', p1: 'open', p2: 'locked' })
})

test('a person sees what is done, what waits for its day, what is next and what opens later', () => {
  const learned = { is_answered: true, is_task_done: true }
  const mine = mineOf(
    [at('s1', { ...learned, recheck: 'done' }), at('s2', { ...learned, recheck: 'waiting', opens_on: '2026-11-26' })],
    's3',
  )
  expect(statesOf(mine)).toEqual({ s1: 'done', s2: 'waiting', s3: 'now', s4: 'locked', p1: 'open', p2: 'locked' })
})

test('a stop is learned on the day of its answer, and its island counts it', () => {
  const islands = arrangeIslands(units, mineOf([at('s1', { is_answered: true })], 's1'), order)
  expect(islands.map(({ learned }) => learned)).toEqual([1, 0])
  expect(islands[0]!.stops.map(({ isLearned }) => isLearned)).toEqual([true, false, false, false])
})

test('a stop opens with the answer to the question before it, without waiting three days', () => {
  expect(statesOf(mineOf([at('p1', { is_answered: true })], 's1'))).toMatchObject({ p1: 'open', p2: 'open' })
})

test('what was read out of order is not locked, and a locked stop names the one before it', () => {
  const islands = arrangeIslands(units, mineOf([at('s3', { is_answered: true })], 's1'), order)
  const [, second, third, fourth] = islands[0]!.stops
  expect([second?.state, third?.state, fourth?.state]).toEqual(['locked', 'open', 'open'])
  expect([second?.before?.key, third?.before]).toEqual(['s1', null])
})

test('where everything is done or waits there is no current stop', () => {
  expect(Object.values(statesOf(mineOf([], null)))).not.toContain('now')
})

test('a strand of more than six stops goes on with a second island, and its numbers go on too', () => {
  const long = Array.from({ length: 8 }, (_, i) => unitOf(`l${i}`, 'investing'))
  const islands = arrangeIslands(long, null, ['investing'])
  expect(islands.map(({ stops }) => stops.length)).toEqual([6, 2])
  expect(islands[1]!.stops.map(({ number }) => number)).toEqual([7, 8])
})
