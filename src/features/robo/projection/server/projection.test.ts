// calculateTargetValue over HTTP, on its worker thread.
import { expect, test } from 'vitest'
import { aPerson } from '#tests/fixtures/people.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import { calculateTargetValue } from '../contract.ts'
import { newProjector } from './projector.ts'
import { projectAccount, projectLevel } from './queries.ts'

const fixture = await openTestbed({ hasContent: true })
const who = await aPerson(fixture)
const body = { level: 3, start: 500_000, monthly: 50_000, months: 60, goal: 4_000_000 }
const ask = (more: object = {}) => fixture.send(who, calculateTargetValue, { body: { ...body, ...more } as never })

test('the same input gives the same answer, at once and in any order', async () => {
  const answers = await Promise.all([ask(), ask({ level: 5 }), ask(), ask({ months: 120 }), ask()])
  const [first, , second, , third] = answers.map(({ json }) => json)
  expect(first).toEqual(second)
  expect(third).toEqual(second)
  expect(first).toMatchObject({ paths: 2_000, portfolio_version: 1, yearly_fee: 78 })
  expect(first!.points).toHaveLength(61)
  expect(first!.points.at(-1)!.put_in).toBe(3_500_000)
})

test('a higher level spreads wider; the amounts for 50 and 80 % keep what they promise', async () => {
  const widths = []
  for (const level of [1, 2, 3, 4, 5]) {
    const { p15, p85 } = (await ask({ level })).json.points.at(-1)!
    widths.push(p85 - p15)
  }
  expect(widths).toEqual(widths.toSorted((one, other) => one - other))
  const { json } = await ask()
  const half = (await ask({ monthly: json.monthly_for_50 })).json
  const max = (await ask({ monthly: json.monthly_for_80 })).json
  expect(half.goal_chance).toBeGreaterThanOrEqual(5_000)
  expect(half.plan_status).toBe('on')
  expect(max.goal_chance).toBeGreaterThanOrEqual(8_000)
  expect(max.plan_status).toBe('ahead')
})

test('the largest input takes less than 50 ms of the thread that answers all others', async () => {
  const withdrawals = Array.from({ length: 12 }, (_, i) => ({ month: 10 * (i + 1), amount: 1_000 }))
  const spent: number[] = []
  for (let i = 0; i < 4; i += 1) {
    const before = process.threadCpuUsage()
    expect((await ask({ months: 120, monthly: 1_000_000_000 - i, withdrawals })).json.points).toHaveLength(121)
    const { user, system } = process.threadCpuUsage(before)
    spent.push((user + system) / 1_000)
  }
  expect(Math.min(...spent)).toBeLessThan(50)
})

test('bad input is told in Thai', async () => {
  for (const more of [
    { months: 5 },
    { months: 121 },
    { level: 6 },
    { start: -1 },
    { monthly: 1.5 },
    { goal: 0 },
    { withdrawals: [{ month: 0, amount: 1 }] },
  ])
    expect((await ask(more)).json, JSON.stringify(more)).toMatchObject({ status: 422, code: 'invalid_input' })
  expect((await ask({ start: 0, monthly: 0 })).json.code).toBe('nothing_put_in')
  expect((await fixture.send(null, calculateTargetValue, { body: body as never })).status).toBe(401)
})

test('without a goal there is no chance of one; withdrawals lower the straight line', async () => {
  const { json } = await ask({ goal: null, withdrawals: [{ month: 12, amount: 100_000 }] })
  expect(json).toMatchObject({ goal: null, goal_chance: null, plan_status: null, monthly_for_50: null })
  expect(json.points[12]!.put_in).toBe(500_000 + 12 * 50_000 - 100_000)
})

test('an account is projected from what it holds, without a fee on what is bought already', async () => {
  const projector = newProjector()
  const plan = { start: 500_000, monthly: 0, months: 12, goal: null, withdrawals: [] } as never as Parameters<
    typeof projectAccount
  >[2]
  const parts = [{ code: 'SIM-TECH', share: 10_000 }]
  const { points, front_fee, portfolio_version } = await projectAccount(fixture.db, projector, { ...plan, parts })
  expect(points[0]).toMatchObject({ p15: 500_000, p85: 500_000 })
  expect([front_fee, portfolio_version]).toEqual([99, null])
  await projector.close()
})

test('a thread that is broken or overrun refuses, and does not wait for ever', async () => {
  const file = new URL('data:text/javascript,throw new Error("broken")')
  const broken = newProjector({ file })
  await expect(projectLevel(fixture.db, broken, { ...body, withdrawals: [] } as never)).rejects.toMatchObject({
    code: 'projection_busy',
    problem: { retry_after: 3 },
  })
  const busy = newProjector({ maxWaiting: 0 })
  await expect(projectLevel(fixture.db, busy, { ...body, withdrawals: [] } as never)).rejects.toMatchObject({
    code: 'projection_busy',
  })
  await Promise.all([broken.close(), busy.close()])
})
