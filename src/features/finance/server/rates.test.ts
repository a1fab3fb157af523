// Rates and caps of koin: proposed with a forecast, decided by a second person, from a day on, as rows that are added.
import { expect, test } from 'vitest'
import { readRate } from '#features/koin/server/rate-queries.ts'
import { rewardKoin } from '#features/koin/server/reward-commands.ts'
import { decideProposal, listProposals } from '#features/staff-value/admin-contract.ts'
import { koin } from '#lib/money.ts'
import { addDays, bangkokDay, startOfBangkokDay } from '#lib/thai/bangkok-time.ts'
import { newKey } from '#tests/fixtures/bank.ts'
import { aPerson, type TestPerson } from '#tests/fixtures/people.ts'
import { openTestbed } from '#tests/support/testbed.ts'
import { forecastKoinRate, type KoinRateProposal, listKoinRates, proposeKoinRate } from '../rate-contract.ts'

const fixture = await openTestbed()
const { db, send, clock } = fixture
const finance = () => aPerson(fixture, { roles: ['finance'] })
const inDays = (days: number) => addDays(bangkokDay(clock.now), days)
type ProposedRate = { key: KoinRateProposal['key']; koin: number; quota: number | null; starts_on?: string }
const propose = (who: TestPerson, wanted: ProposedRate) =>
  send(who, proposeKoinRate, { body: { starts_on: inDays(7), ...wanted } }, newKey())
const decide = (who: TestPerson, id: string) =>
  send(who, decideProposal, { body: { id, is_confirmed: true } }, newKey())

test('a rate is proposed, decided by a second person once, and holds from its day on', async () => {
  const [one, other, third] = [await finance(), await finance(), await finance()]
  const starts_on = inDays(7)
  const asked = await propose(one, { key: 'video.watched', koin: 150, quota: 3, starts_on })
  expect(asked.status).toBe(200)
  const { items } = (await send(one, listProposals, {})).json
  const changes = expect.arrayContaining([{ name: 'koin', before: '1.00', after: '1.50' }])
  expect(items).toMatchObject([{ kind: 'koin-rate', is_own: true, may_confirm: false, changes }])
  const { id } = items[0]!
  expect((await decide(one, id)).json.code).toBe('proposal_second_person')
  const replies = await Promise.all([decide(other, id), decide(third, id)])
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
  const { upcoming, rates } = (await send(one, listKoinRates, {})).json
  expect(upcoming).toEqual([{ key: 'video.watched', koin: 150, quota: 3, starts_on }])
  expect(rates.find(({ key }) => key === 'video.watched')).toMatchObject({ koin: 100, quota_period: 'day' })
  const from = startOfBangkokDay(starts_on)
  expect((await readRate(db, 'video.watched', new Date(from.getTime() - 1))).koin).toBe(100)
  expect(await readRate(db, 'video.watched', from)).toMatchObject({ koin: 150, points: 1, quotaPeriod: 'day' })
  expect((await propose(one, { key: 'video.watched', koin: 200, quota: 3 })).json.code).toBe('koin_rate_known')
})

test.each([
  ['a day too early', { key: 'post.approved', koin: 25_00, quota: 4, starts_on: 6 }, 'koin_rate_early'],
  ['more than twice', { key: 'post.approved', koin: 40_01, quota: 4 }, 'koin_rate_step_too_big'],
  ['less than half', { key: 'post.approved', koin: 9_99, quota: 4 }, 'koin_rate_step_too_big'],
  ['nothing changed', { key: 'post.approved', koin: 20_00, quota: 4 }, 'koin_rate_same'],
  ['a quota where there is none', { key: 'reward-cap.day', koin: 20_00, quota: 4 }, 'koin_rate_without_quota'],
  ['caps that cross', { key: 'reward-cap.week', koin: 29_00, quota: null }, 'koin_rate_step_too_big'],
] as const)('%s is refused', async (_what, { key, koin: paid, quota, ...day }, code) => {
  const starts_on = inDays('starts_on' in day ? day.starts_on : 7)
  expect((await propose(await finance(), { key, koin: paid, quota, starts_on })).json.code).toBe(code)
})

test('the forecast: of the simulated mix at first, of recorded rewards once twenty people have earned', async () => {
  const staff = await finance()
  const body = { key: 'game.catch-me' as const, koin: 10, quota: 3 }
  const first = (await send(staff, forecastKoinRate, { body })).json
  expect(first).toMatchObject({ basis: 'simulated', people: 10_000 })
  expect(first.after).toBeGreaterThan(first.before)
  for (let nth = 0; nth < 20; nth++) {
    const { id } = await aPerson(fixture)
    const reward = { userId: id, title: 'เกม', href: null, cause: 'test:game', now: clock.now }
    await db.transaction().execute((tx) => rewardKoin(tx, { ...reward, source: 'catch-me', amount: koin(14_00) }))
  }
  // 14.00 in 28 days are 15.00 in 30.
  expect((await send(staff, forecastKoinRate, { body })).json).toEqual({
    ...{ basis: 'recorded', people: 20, before: 15_00, after: 30_00 },
  })
  const cap = { key: 'reward-cap.day' as const, koin: 7_00, quota: null }
  expect((await send(staff, forecastKoinRate, { body: cap })).json).toMatchObject({ before: 15_00, after: 7_50 })
})
