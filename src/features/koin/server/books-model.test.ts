import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { koin } from '#lib/money.ts'
import { bangkokDay, bangkokWeek } from '#lib/thai/bangkok-time.ts'
import { openFeatureFixture } from '#tests/fixtures/feature.ts'
import { auditLedger } from './audit-queries.ts'
import { giveKoin, openWallets, spendKoin } from './commands.ts'
import { countKoinHistory, readBalance } from './queries.ts'
import { type Reward, rewardKoin } from './reward-commands.ts'
import type { RewardSource } from './rules.ts'

const { db } = await openFeatureFixture()

afterAll(async () => {
  expect(await auditLedger(db)).toEqual([])
})

// Few causes, so that they repeat; days on both sides of a Monday.
const cause = fc.nat(30)
const amount = fc.integer({ min: 1, max: 5000 })
const hours = fc.constantFrom(0, 23, 24, 47, 48, 72, 96, 120, 144, 167, 168, 192)
// Rewards are the most frequent, so that days and weeks reach their caps.
const act = fc.oneof(
  fc.record({ do: fc.constant('give' as const), cause, amount }),
  fc.record({ do: fc.constant('spend' as const), cause, amount }),
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('reward' as const),
      cause,
      amount,
      hours,
      source: fc.constantFrom<RewardSource>('quiz-daily', 'hangman', 'video', 'quest'),
    }),
  },
)
type Act = typeof act extends fc.Arbitrary<infer A> ? A : never
type Outcome = { act: Act; change: number; reward: Reward | null }

const monday = Date.parse('2026-11-15T17:00:00Z')
const momentOf = (act: Act) => new Date(monday + (act.do === 'reward' ? act.hours : 0) * 3_600_000)

/** Performs one act, with separate causes for each kind; `change` is the reported change of the wallet. */
function perform(userId: string, act: Act): Promise<Outcome> {
  const reason = { userId, title: 'ทดสอบ', href: null, now: momentOf(act) }
  return db.transaction().execute(async (tx) => {
    if (act.do === 'reward') {
      const named = { ...reason, cause: `reward:${act.source}:${act.cause}`, source: act.source }
      const reward = await rewardKoin(tx, { ...named, amount: koin(act.amount) })
      return { act, change: reward.paid, reward }
    }
    const move = {
      ...reason,
      cause: `${act.do}:${act.cause}`,
      amount: koin(act.amount),
      account: 'adjustment',
    } as const
    const { isNew } = await (act.do === 'give' ? giveKoin(tx, move) : spendKoin(tx, move))
    return { act, change: isNew ? (act.do === 'give' ? act.amount : -act.amount) : 0, reward: null }
  })
}

async function aPerson() {
  const userId = crypto.randomUUID()
  await db.transaction().execute((tx) => openWallets(tx, { userId, now: new Date(monday) }))
  return userId
}

const keyOf = (act: Act) => `${act.do}:${act.do === 'reward' ? act.source : ''}:${act.cause}`

test('acts in sequence agree with the model after each step', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 60 }), async (given) => {
      const userId = await aPerson()
      const done = new Map<string, Reward | true>()
      const paid = new Map<string, number>()
      const paidIn = (period: string) => paid.get(period) ?? 0
      let balance = 0
      for (const act of given) {
        const before = done.get(keyOf(act))
        const outcome = perform(userId, act)
        if (act.do === 'reward') {
          const [day, week] = [bangkokDay(momentOf(act)), `week ${bangkokWeek(momentOf(act))}`]
          const room = act.source === 'quest' ? act.amount : Math.min(3000 - paidIn(day), 15_000 - paidIn(week))
          const fresh = {
            paid: koin(Math.min(act.amount, room)),
            asked: koin(act.amount),
            is_capped: act.amount > room,
          }
          const expected = (before as Reward | undefined) ?? fresh
          expect((await outcome).reward).toEqual(expected)
          if (!before) balance += expected.paid
          if (!before && act.source !== 'quest')
            for (const period of [day, week]) paid.set(period, paidIn(period) + expected.paid)
          done.set(keyOf(act), expected)
        } else if (before) expect((await outcome).change).toBe(0)
        else if (act.do === 'spend' && act.amount > balance)
          await expect(outcome).rejects.toMatchObject({ code: 'not_enough_koin' })
        else {
          balance += (await outcome).change
          done.set(keyOf(act), true)
        }
        expect(await readBalance(db, userId)).toBe(balance)
      }
    }),
    { numRuns: 15 },
  )
})

test('concurrent acts, each sent twice, add up to their replies, whatever their order', async () => {
  const acts = fc.uniqueArray(act, { selector: keyOf, minLength: 1, maxLength: 60 })
  await fc.assert(
    fc.asyncProperty(acts, async (given) => {
      const userId = await aPerson()
      const settled = await Promise.allSettled([...given, ...given].map((one) => perform(userId, one)))
      for (const one of settled) if (one.status === 'rejected') expect(one.reason.code).toBe('not_enough_koin')
      const outcomes = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))

      const rewards = new Map(outcomes.filter((one) => one.reward).map((one) => [keyOf(one.act), one]))
      for (const one of outcomes) expect(one.reward).toEqual(rewards.get(keyOf(one.act))?.reward ?? null)
      const moved = outcomes.filter((one) => !one.reward && one.change !== 0)
      expect(new Set(moved.map((one) => keyOf(one.act))).size).toBe(moved.length)

      const all = [...moved, ...rewards.values()]
      const balance = sum(all.map((one) => one.change))
      expect(balance).toBeGreaterThanOrEqual(0)
      expect(await readBalance(db, userId)).toBe(balance)
      expect(await countKoinHistory(db, userId)).toBe(all.filter((one) => one.change !== 0).length)
      expectCaps([...rewards.values()])
    }),
    { numRuns: 40 },
  )
})

/** Each day pays what was asked on it up to 30.00, and each week the sum of its days up to 150.00, in any order. */
function expectCaps(rewards: Outcome[]) {
  const isCapped = ({ act }: Outcome) => act.do === 'reward' && act.source !== 'quest'
  for (const one of rewards.filter((one) => !isCapped(one))) expect(one.change).toBe(one.act.amount)
  for (const week of groupBy(rewards.filter(isCapped), bangkokWeek)) {
    const asked = groupBy(week, bangkokDay).map((day) => Math.min(3000, sum(day.map((one) => one.act.amount))))
    expect(sum(week.map((one) => one.change))).toBe(Math.min(15_000, sum(asked)))
  }
}

function groupBy(outcomes: Outcome[], periodOf: (at: Date) => string): Outcome[][] {
  return Object.values(Object.groupBy(outcomes, ({ act }) => periodOf(momentOf(act)))).map((group) => group ?? [])
}

function sum(numbers: number[]): number {
  return numbers.reduce((a, b) => a + b, 0)
}
