import { afterEach, expect, test } from 'vitest'
import type { Tx } from '#db/open.ts'
import { Skill } from '#kit/skills.ts'
import { koin } from '#lib/money.ts'
import { addDays } from '#lib/thai/bangkok-time.ts'
import { openFeatureFixture } from '#tests/fixtures/feature.ts'
import { auditLedger } from './audit-queries.ts'
import { giveKoin, openWallets, type Reason, spendKoin } from './commands.ts'
import { recordLearningDay } from './learning-commands.ts'
import { countLearningDays } from './learning-queries.ts'
import { readBalance } from './queries.ts'
import { rewardKoin } from './reward-commands.ts'
import { giveSkillPoints } from './skill-commands.ts'
import { readSkills } from './skill-queries.ts'

const { db, clock } = await openFeatureFixture()
const now = clock.now

afterEach(async () => {
  expect(await auditLedger(db)).toEqual([])
})

async function aPerson() {
  const userId = crypto.randomUUID()
  await db.transaction().execute((tx) => openWallets(tx, { userId, now }))
  return userId
}

/**
 * Runs acts concurrently, twenty at a time for the ten connections, so that none hits the pool's timeout on a busy
 * machine.
 */
async function race<T>(count: number, act: (tx: Tx, i: number) => Promise<T>): Promise<T[]> {
  const results: T[] = []
  let next = 0
  const lane = async () => {
    while (next < count) {
      const i = next++
      results[i] = await db.transaction().execute((tx) => act(tx, i))
    }
  }
  await Promise.all(Array.from({ length: 20 }, lane))
  return results
}

function reasonOf(userId: string, i: number, at = now): Reason {
  return { userId, cause: `act:${i}`, title: 'ทดสอบ', href: null, now: at }
}

test('two hundred concurrent rewards never pay more than the daily cap', async () => {
  const userId = await aPerson()
  const rewards = await race(200, (tx, i) =>
    rewardKoin(tx, { ...reasonOf(userId, i), source: 'hangman', amount: koin(70) }),
  )
  // 42 whole rewards are 29.40; the 43rd gets the rest.
  expect(rewards.filter((one) => one.paid === 70 && !one.is_capped)).toHaveLength(42)
  expect(rewards.filter((one) => one.paid === 60 && one.is_capped)).toHaveLength(1)
  expect(rewards.filter((one) => one.paid === 0 && one.is_capped)).toHaveLength(157)
  expect(await readBalance(db, userId)).toBe(3000)
})

test('concurrent rewards on all days of a week never pay more than the weekly cap', async () => {
  const userId = await aPerson()
  const monday = Date.parse('2026-11-15T17:00:00Z')
  await race(210, (tx, i) => {
    const reason = reasonOf(userId, i, new Date(monday + (i % 7) * 86_400_000))
    return rewardKoin(tx, { ...reason, source: 'video', amount: koin(200) })
  })
  expect(await readBalance(db, userId)).toBe(15_000)
})

type Door = (tx: Tx, reason: Reason, i: number) => Promise<unknown>

const doors: Door[] = [
  (tx, reason) => giveKoin(tx, { ...reason, cause: `${reason.cause}:gift`, account: 'adjustment', amount: koin(100) }),
  (tx, reason) => rewardKoin(tx, { ...reason, source: 'quiz-daily', amount: koin(50) }),
  (tx, reason, i) => giveSkillPoints(tx, { ...reason, points: { [Skill.options[i % 5]!]: 1, planning: 1 } }),
  (tx, { userId }, i) => recordLearningDay(tx, { userId, day: addDays('2026-11-01', i % 30), now }),
]

test('concurrent acts of one person that call the koin commands in any order never deadlock', async () => {
  const userId = await aPerson()
  await race(240, async (tx, i) => {
    const reason = reasonOf(userId, i)
    for (const nth of orderOf(i % 24)) await doors[nth]?.(tx, reason, i)
    await spendKoin(tx, { ...reason, cause: `${reason.cause}:fee`, account: 'event_fee', amount: koin(100) })
  })
  expect(await countLearningDays(db, userId, '2026-11')).toBe(30)
  expect(await readSkills(db, userId)).toMatchObject({ gains: 432, points: { planning: 240, saving: 48 } })
  expect(await readBalance(db, userId)).toBe(3000 + 6300)
})

/** The nth of the 24 permutations of four items. */
function orderOf(nth: number): number[] {
  const left = [0, 1, 2, 3]
  return [6, 2, 1, 1].map((size, i) => left.splice(Math.floor(nth / size) % (4 - i), 1)[0]!)
}
