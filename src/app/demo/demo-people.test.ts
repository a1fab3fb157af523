import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { bankDayAt } from '#features/bank/clock/clock-rules.ts'
import { readBankClock } from '#features/bank/clock/server/queries.ts'
import { listWalletLines } from '#features/bank/statements/server/passbook-queries.ts'
import { viewHeroes } from '#features/superhero/contract.ts'
import { DocumentTree } from '#lib/document.ts'
import { countWords } from '#lib/thai/words.ts'
import { findBankFaults } from '#tests/fixtures/bank.ts'
import { findStoreFaults } from '#tests/fixtures/store.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import { listDemoPeople } from './demo-people.ts'
import { demoHeroes } from './demo-posts.ts'

test('a demo starts with heroes who have posts and have accepted, and a second start adds nothing', async () => {
  const { db, keys, clock, send } = await openTestbed({ hasContent: true })
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'koinklass-demo-'))
  onTestFinished(() => fs.rmSync(dataDir, { recursive: true }))
  const people = await listDemoPeople({ db, keys, dataDir, now: clock.now })
  const first = (await send(null, viewHeroes, {})).json
  expect(first.heroes.map(({ display_name }) => display_name)).toEqual(['น้ำขิง', 'ปอนด์'])
  expect([first.year, first.talks.length, first.posts.length]).toEqual([2026, 1, 2])
  expect(first.posts.every(({ like_count, view_count }) => like_count > 0 && view_count > 0)).toBe(true)
  const bodies = await db.selectFrom('post').select('body').where('author_id', 'is not', null).execute()
  for (const { body } of bodies) expect(DocumentTree.safeParse(body).success).toBe(true)
  expect(await listDemoPeople({ db, keys, dataDir, now: clock.now })).toEqual(people)
  expect((await send(null, viewHeroes, {})).json).toEqual(first)
  const orders = await db
    .selectFrom('premium_order')
    .select(['user_id', 'type', 'paid_at'])
    .orderBy('paid_at')
    .execute()
  expect(new Set(orders.map(({ user_id }) => user_id)).size).toBe(3)
  expect(orders.length).toBeGreaterThan(3)
  expect(await findStoreFaults({ db })).toEqual([])
})

test('demo people who do quizzes have joined missions, finished some, and claimed the first', async () => {
  const { db, keys, clock } = await openTestbed({ hasContent: true })
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'koinklass-demo-'))
  onTestFinished(() => fs.rmSync(dataDir, { recursive: true }))
  await listDemoPeople({ db, keys, dataDir, now: clock.now })
  const joins = await db.selectFrom('mission_join').selectAll().execute()
  const states = new Set(joins.map(({ reward_state }) => reward_state))
  expect(states).toEqual(new Set(['none', 'waiting', 'claimed']))
  expect(joins.some(({ done, completed_at }) => done > 0 && completed_at === null)).toBe(true)
})

test('demo people have deposits in every state, and no balance of the past is below zero', async () => {
  const { db, keys, clock } = await openTestbed({ hasContent: true })
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'koinklass-demo-'))
  onTestFinished(() => fs.rmSync(dataDir, { recursive: true }))
  await listDemoPeople({ db, keys, dataDir, now: clock.now })
  const deposits = () =>
    Promise.all([
      db.selectFrom('fixed_deposit').select(['state', 'round']).orderBy('id').execute(),
      db.selectFrom('thaweesup').select('state').orderBy('id').execute(),
    ])
  const [fixed, saving] = await deposits()
  expect(new Set(fixed.map(({ state }) => state))).toEqual(new Set(['open', 'matured', 'closed']))
  expect(fixed.some(({ round }) => round > 1)).toBe(true)
  expect(new Set(saving.map(({ state }) => state))).toEqual(new Set(['open', 'stopped']))
  const bankClock = await readBankClock(db)
  expect(await findBankFaults(db, bankDayAt(bankClock, clock.now))).toEqual([])
  for (const { user_id: userId } of await db.selectFrom('user_account').select('user_id').execute()) {
    const lines = await listWalletLines(db, { userId, clock: bankClock, limit: null })
    expect(Math.min(0, ...lines.map(({ balance }) => balance))).toBe(0)
  }
  await listDemoPeople({ db, keys, dataDir, now: clock.now })
  expect(await deposits()).toEqual([fixed, saving])
})

test('their posts take a short read, and each states that its author is invented', () => {
  for (const { posts, story } of demoHeroes) {
    expect(story.at(-1)).toContain('บัญชีตัวอย่าง')
    for (const { text, title } of posts) {
      const words = countWords(text)
      expect(words, title).toBeGreaterThan(250)
      expect(words, title).toBeLessThan(480)
    }
  }
})
