import { expect, test } from 'vitest'
import { addDays, bangkokDay } from '#lib/thai/bangkok-time.ts'
import { toClusters } from '#lib/thai/clusters.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import { answerTeaser, readTeaser } from '../contract.ts'
import { maxTeaser } from './rules.ts'
import { findTeaserOfDay } from './teaser-queries.ts'

const fixture = await openTestbed({ hasContent: true })
const { clock, db, send } = fixture
const today = bangkokDay(clock.now)
const rows = await db.selectFrom('question').selectAll().execute()
const bank = new Map(rows.map((row) => [row.key, row]))
const contentOf = (key: string) => bank.get(key)!.content as { right: string; wrong: string[] }

test('every day has a teaser of its skill that fits the card, and is of the path, whose answers are public', async () => {
  const keys: string[] = []
  for (let i = 0; i < 14; i += 1) {
    const teaser = (await findTeaserOfDay(db, { day: addDays(today, i), skill: 'saving' }))!
    expect(bank.get(teaser.key)).toMatchObject({ pool: 'path', skill: 'saving', kind: 'choice', text: teaser.text })
    expect(toClusters(teaser.text).length).toBeLessThanOrEqual(maxTeaser)
    keys.push(teaser.key)
  }
  expect(new Set(keys).size).toBeGreaterThan(1)
  expect((await findTeaserOfDay(db, { day: today, skill: 'saving' }))!.key).toBe(keys[0])
})

test('its address shows it to a visitor without its answer, weeks later too, and then tells why', async () => {
  const { key, text } = (await findTeaserOfDay(db, { day: today, skill: 'protecting' }))!
  const start = clock.now
  clock.now = new Date(start.getTime() + 60 * 24 * 3_600_000)
  const { status, json } = await send(null, readTeaser, { query: { key } })
  clock.now = start
  expect(status).toBe(200)
  expect(json).toMatchObject({ key, text, skill: 'protecting' })
  const { right, wrong } = contentOf(key)
  expect(json.choices.toSorted()).toEqual([right, ...wrong].toSorted())
  expect(Object.keys(json).toSorted()).toEqual(['choices', 'key', 'skill', 'text'])
  const yet = await send(null, answerTeaser, { body: { key, choice: wrong[0]! } })
  expect(yet.json).toMatchObject({ is_right: false, right, explanation: bank.get(key)!.explanation })
  expect((await send(null, answerTeaser, { body: { key, choice: right } })).json.is_right).toBe(true)
})

test('questions that pay, of quizzes and exams, are told to nobody; nor is one that is retired or unknown', async () => {
  const paying = rows.filter(({ pool }) => pool !== 'path')
  const asked = paying.filter((_, i) => i % 40 === 0)
  expect(new Set(asked.map(({ pool }) => pool))).toEqual(new Set(paying.map(({ pool }) => pool)))
  for (const key of ['nothing', ...asked.map((row) => row.key)]) {
    expect(await send(null, readTeaser, { query: { key } })).toMatchObject({
      status: 404,
      json: { code: 'teaser_not_found' },
    })
    expect((await send(null, answerTeaser, { body: { key, choice: 'ก' } })).status).toBe(404)
  }
  const { key } = (await findTeaserOfDay(db, { day: today, skill: 'planning' }))!
  expect((await send(null, answerTeaser, { body: { key, choice: 'ไม่มีข้อนี้' } })).json.code).toBe('teaser_changed')
  await db.updateTable('question').set({ is_active: false }).where('key', '=', key).execute()
  expect((await send(null, readTeaser, { query: { key } })).status).toBe(404)
})
