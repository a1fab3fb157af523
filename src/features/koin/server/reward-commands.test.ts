import { afterEach, expect, test } from 'vitest'
import { koin } from '#lib/money.ts'
import { openFeatureFixture } from '#tests/fixtures/feature.ts'
import { auditLedger } from './audit-queries.ts'
import { openWallets } from './commands.ts'
import { listKoinHistory, readBalance } from './queries.ts'
import { rewardKoin } from './reward-commands.ts'
import { type RewardSource, rewardSources } from './rules.ts'

const { db } = await openFeatureFixture()
const friday = new Date('2026-11-20T03:00:00Z')

afterEach(async () => {
  expect(await auditLedger(db)).toEqual([])
})

async function aPerson() {
  const userId = crypto.randomUUID()
  await db.transaction().execute((tx) => openWallets(tx, { userId, now: friday }))
  return userId
}

type Given = { cause: string; now?: Date; source?: RewardSource }

function reward(userId: string, amount: number, { cause, now = friday, source = 'quiz-daily' }: Given) {
  const given = { userId, source, amount: koin(amount), cause, title: 'คำถามประจำวัน', href: '/quiz/daily', now }
  return db.transaction().execute((tx) => rewardKoin(tx, given))
}

test('a reward is paid once, and a retry gets the same reply', async () => {
  const id = await aPerson()
  const first = await reward(id, 500, { cause: 'quiz' })
  expect(first).toEqual({ paid: 500, asked: 500, is_capped: false })
  expect(await reward(id, 500, { cause: 'quiz' })).toEqual(first)
  expect(await reward(id, 900, { cause: 'quiz' })).toEqual(first)
  const twins = await Promise.all(Array.from({ length: 20 }, () => reward(id, 300, { cause: 'race' })))
  expect(twins).toEqual(Array.from({ length: 20 }, () => ({ paid: 300, asked: 300, is_capped: false })))
  expect(await readBalance(db, id)).toBe(800)
})

test('a reward over the daily cap is cut, and its reply, retries and history say so', async () => {
  const id = await aPerson()
  await reward(id, 2900, { cause: 'most' })
  const crossing = await reward(id, 500, { cause: 'crossing', source: 'video' })
  expect(crossing).toEqual({ paid: 100, asked: 500, is_capped: true })
  const beyond = await reward(id, 500, { cause: 'beyond', source: 'crossword' })
  expect(beyond).toEqual({ paid: 0, asked: 500, is_capped: true })
  expect(await reward(id, 500, { cause: 'crossing', source: 'video' })).toEqual(crossing)
  expect(await reward(id, 500, { cause: 'beyond', source: 'crossword' })).toEqual(beyond)
  expect(await readBalance(db, id)).toBe(3000)
  const history = await listKoinHistory(db, { userId: id, page: 1, limit: 12 })
  expect(history.map(({ satang, title }) => [satang, title])).toContainEqual([
    100,
    'คำถามประจำวัน (ได้เท่าที่เหลือก่อนถึงเพดาน)',
  ])
  expect(history).toHaveLength(2)
})

test('even the very first reward is capped', async () => {
  const id = await aPerson()
  expect(await reward(id, 9999, { cause: 'huge' })).toEqual({ paid: 3000, asked: 9999, is_capped: true })
})

test('the daily cap resets at midnight in Bangkok', async () => {
  const id = await aPerson()
  const midnight = new Date('2026-11-20T17:00:00Z')
  await reward(id, 3000, { cause: 'evening', now: new Date(midnight.getTime() - 1) })
  expect((await reward(id, 3000, { cause: 'night', now: midnight })).paid).toBe(3000)
  // A request with a clock slightly behind finds its own day full.
  expect((await reward(id, 100, { cause: 'late', now: new Date(midnight.getTime() - 1) })).paid).toBe(0)
})

test('the weekly cap spans its days and resets on Monday', async () => {
  const id = await aPerson()
  const monday = Date.parse('2026-11-15T17:00:00Z')
  const paid = []
  for (let day = 0; day < 7; day++)
    paid.push((await reward(id, 2800, { cause: `day:${day}`, now: new Date(monday + day * 86_400_000) })).paid)
  expect(paid).toEqual([2800, 2800, 2800, 2800, 2800, 1000, 0])
  const sundayNight = new Date(monday + 7 * 86_400_000 - 1)
  expect((await reward(id, 100, { cause: 'sunday', now: sundayNight })).paid).toBe(0)
  expect((await reward(id, 100, { cause: 'monday', now: new Date(monday + 7 * 86_400_000) })).paid).toBe(100)
})

test('sources without caps are paid in full even on a full day', async () => {
  const id = await aPerson()
  await reward(id, 3000, { cause: 'full' })
  const pass = { paid: 20_000, asked: 20_000, is_capped: false }
  expect(await reward(id, 20_000, { cause: 'final', source: 'quiz-final' })).toEqual(pass)
  expect(await reward(id, 20_000, { cause: 'final', source: 'quiz-final' })).toEqual(pass)
  expect(await readBalance(db, id)).toBe(23_000)
})

test('the capped sources are those of the product document', async () => {
  const id = await aPerson()
  await reward(id, 3000, { cause: 'full' })
  const capped = []
  for (const source of Object.keys(rewardSources) as RewardSource[])
    if ((await reward(id, 1, { cause: source, source })).is_capped) capped.push(source)
  expect(capped).toEqual(['quiz-daily', 'article', 'video', 'catch-me', 'hangman', 'visual-decoder', 'crossword'])
})

test('a reward of zero pays nothing, and a negative one is refused', async () => {
  const id = await aPerson()
  expect(await reward(id, 0, { cause: 'none right' })).toEqual({ paid: 0, asked: 0, is_capped: false })
  await expect(reward(id, -1, { cause: 'minus' })).rejects.toThrow(RangeError)
  expect(await listKoinHistory(db, { userId: id, page: 1, limit: 12 })).toEqual([])
})

test('a reward without a wallet, or with a cause of another movement, is a server error and leaves no trace', async () => {
  const id = await aPerson()
  await expect(reward(crypto.randomUUID(), 100, { cause: 'nobody' })).rejects.toThrow('wallets are opened')
  await reward(id, 100, { cause: 'taken', source: 'quiz-final' })
  await expect(reward(id, 100, { cause: 'taken' })).rejects.toThrow('moved money otherwise')
  expect(await readBalance(db, id)).toBe(100)
})

test('a reward of a failed act returns its share of the cap', async () => {
  const userId = await aPerson()
  const given = {
    userId,
    source: 'hangman',
    amount: koin(3000),
    title: 'เกม',
    href: null,
    cause: 'x',
    now: friday,
  } as const
  const act = db.transaction().execute(async (tx) => {
    await rewardKoin(tx, given)
    throw new Error('the answer was late')
  })
  await expect(act).rejects.toThrow('late')
  expect((await reward(userId, 3000, { cause: 'x', source: 'hangman' })).paid).toBe(3000)
})

test('a cap changed by staff takes effect from its day', async () => {
  const id = await aPerson()
  const effective_from = new Date('2030-01-07T00:00:00Z')
  await db
    .insertInto('rate')
    .values({ key: 'reward-cap.day', effective_from, koin: koin(500) })
    .execute()
  expect((await reward(id, 3000, { cause: 'before', now: new Date(effective_from.getTime() - 86_400_000) })).paid).toBe(
    3000,
  )
  expect((await reward(id, 3000, { cause: 'after', now: effective_from })).paid).toBe(500)
  // Lowered below what was already paid that day: nothing more is paid, and nothing is taken back.
  const later = new Date(effective_from.getTime() + 3_600_000)
  await db
    .insertInto('rate')
    .values({ key: 'reward-cap.day', effective_from: later, koin: koin(400) })
    .execute()
  expect(await reward(id, 100, { cause: 'lowered', now: later })).toEqual({ paid: 0, asked: 100, is_capped: true })
})
